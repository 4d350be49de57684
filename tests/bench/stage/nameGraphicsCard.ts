/** Runs in the page: the stage draws as with a graphics card, many pictures at a time and on the canvas that is shown. */
export function nameGraphicsCard(): void {
  const { prototype } = WebGL2RenderingContext;
  const { getParameter } = prototype;
  const UNMASKED_RENDERER = 0x9246;
  prototype.getParameter = function (name) {
    return name === UNMASKED_RENDERER ? 'A graphics card' : getParameter.call(this, name);
  };
}
