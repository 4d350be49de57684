/**
 * Runs in the page: stubs WebGL drawing. Without a GPU the processor rasterises, and tasks would wait for it; the benchmark
 * measures only the page's own work.
 */
export function stubDrawing(): void {
  const { prototype } = WebGL2RenderingContext;
  prototype.drawElements = () => {};
  prototype.drawArrays = () => {};
}
