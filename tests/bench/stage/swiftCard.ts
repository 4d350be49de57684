/**
 * In the page: a graphics card that draws in no time. Here the processor stands in for one, and the page's tasks would
 * wait for its drawing; what is asked for is what the page itself takes.
 */
export function swiftCard(): void {
  const { prototype } = WebGL2RenderingContext;
  prototype.drawElements = () => {};
  prototype.drawArrays = () => {};
  const { getParameter } = prototype;
  const UNMASKED_RENDERER = 0x9246;
  prototype.getParameter = function (name) {
    return name === UNMASKED_RENDERER ? 'A graphics card' : getParameter.call(this, name);
  };
}
