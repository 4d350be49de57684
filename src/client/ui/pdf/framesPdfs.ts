/**
 * Returns whether a frame shows a whole PDF in this browser. Chrome on Android reports that it does not. iPhones and iPads
 * report that they do but show only the first page, so this trusts only devices with a fine pointer, and no Apple touch screen.
 */
export function canFramePdfs(): boolean {
  if (navigator.pdfViewerEnabled !== true) return false;
  const isTouchedMac = /Mac|iPad|iPhone/.test(navigator.platform) && navigator.maxTouchPoints > 1;
  return !isTouchedMac && window.matchMedia('(pointer: fine)').matches;
}
