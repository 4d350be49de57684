/** The surface of a screen: the picture has painted it in the cabin, the page draws it in a column. */
export function glassOf(isPainted: boolean): string {
  return isPainted ? 'painted-glass' : 'glass';
}
