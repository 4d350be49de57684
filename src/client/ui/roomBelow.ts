let px = 0;

/** Returns the height that a bar at the lower edge of the window takes from the page, in CSS pixels. */
export const roomBelow = (): number => px;

/** Keeps the lower edge of the window free for a bar: as `--room-below`, and for whoever measures the window. */
export function keepRoomBelow(height: number): void {
  if (height === px) return;
  px = height;
  document.documentElement.style.setProperty('--room-below', `${height}px`);
  window.dispatchEvent(new Event('resize'));
}
