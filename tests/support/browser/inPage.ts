/** Functions for `addInitScript`: they run in the page, before its own scripts. */

/** Turns the data saver on, so that nothing is fetched before it is needed. */
export function enableDataSaver(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

/** Leaves out the drawing of WebGL, which a processor does where there is no graphics card. */
export function skipDrawing(): void {
  const draws = ['drawArrays', 'drawArraysInstanced', 'drawElements', 'drawElementsInstanced'] as const;
  for (const draw of draws) WebGL2RenderingContext.prototype[draw] = () => {};
}
