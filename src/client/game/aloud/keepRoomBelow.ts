import { roomBelow } from '#client/ui/roomBelow.ts';

/** Keeps the lower edge of the window free for a bar: as `--room-below`, and for whoever measures the window. */
export function keepRoomBelow(height: number): void {
  if (height === roomBelow()) return;
  const { dataset, style } = document.documentElement;
  dataset.roomBelow = String(height);
  style.setProperty('--room-below', `${height}px`);
  window.dispatchEvent(new Event('resize'));
}
