/**
 * Whether a frame shows a whole PDF here. Android's Chrome says that it does not. iPhones and iPads say that they do and show its first page only,
 * so only a device with a mouse or a touchpad is believed, and none of Apple's with a touch screen.
 */
export function framesPdfs(): boolean {
  if (navigator.pdfViewerEnabled !== true) return false;
  const isTouchedMac = /Mac|iPad|iPhone/.test(navigator.platform) && navigator.maxTouchPoints > 1;
  return !isTouchedMac && window.matchMedia('(pointer: fine)').matches;
}
