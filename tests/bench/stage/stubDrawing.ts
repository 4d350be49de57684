/**
 * Runs in the page: stubs WebGL drawing. Without a GPU the processor rasterises, and tasks would wait for it; the benchmark
 * measures only the page's own work.
 */
export function stubDrawing(): void {
  const { prototype } = WebGL2RenderingContext;
  prototype.drawElements = () => {};
  prototype.drawArrays = () => {};
  const { getParameter } = prototype;
  const UNMASKED_RENDERER = 0x9246;
  prototype.getParameter = function (name) {
    return name === UNMASKED_RENDERER ? 'A graphics card' : getParameter.call(this, name);
  };
}
