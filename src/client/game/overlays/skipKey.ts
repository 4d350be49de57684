const CONTROLS = 'a, button, input, textarea, select, summary, dialog, [tabindex="0"]';

/** Returns whether the key is Space, Enter or the right arrow, pressed while no control has the focus. */
export function isSkipKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return false;
  if (!['Enter', ' ', 'ArrowRight'].includes(event.key)) return false;
  return !(event.target instanceof Element && event.target.closest(CONTROLS));
}
