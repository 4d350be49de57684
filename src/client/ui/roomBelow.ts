/** Returns the height that a bar at the lower edge of the window takes from the page, in CSS pixels. */
export const roomBelow = (): number => Number(document.documentElement.dataset.roomBelow ?? 0);
