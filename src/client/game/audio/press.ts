const PRESSABLE = 'button, a[href], summary, label, [role="button"]';
const PRESS_KEYS: readonly string[] = ['Enter', ' '];
/** Controls whose label counts as pressable: an option of the quiz, a star. */
const CHOICES: readonly string[] = ['radio', 'checkbox'];

/** Returns whether this event presses an enabled control: a primary pointer that goes down, or Enter or Space on it. */
export function isPress(event: Event): boolean {
  if (event instanceof KeyboardEvent && (event.repeat || !PRESS_KEYS.includes(event.key))) return false;
  if (event instanceof PointerEvent && (event.button !== 0 || !event.isPrimary)) return false;
  const control = event.target instanceof Element ? event.target.closest(PRESSABLE) : null;
  if (control === null || control.matches(':disabled, [aria-disabled="true"]')) return false;
  return !(control instanceof HTMLLabelElement) || isChoice(control.control);
}

function isChoice(control: HTMLElement | null): boolean {
  return control instanceof HTMLInputElement && CHOICES.includes(control.type) && !control.disabled;
}
