/** Returns the class of a screen's surface: painted by the picture in the cabin, drawn by the page in a column. */
export function glassOf(isPainted: boolean): string {
  return isPainted ? 'painted-glass' : 'glass';
}
