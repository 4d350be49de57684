/** Takes the focus from a pressed button that has disappeared. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** Takes the focus after a late answer, unless it has moved on in the dialog meanwhile. */
export function takeLostFocus(element: HTMLElement | null): void {
  if (!element?.closest('dialog')?.contains(document.activeElement)) element?.focus();
}
