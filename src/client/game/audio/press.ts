const PRESSABLE = 'button, a[href], summary, label, [role="button"]';
const PRESS_KEYS: readonly string[] = ['Enter', ' '];
/** Of a label, the press is its control's: an option of the quiz, a star. */
const CHOICES: readonly string[] = ['radio', 'checkbox'];

/** Whether this event presses a control that can be pressed: a pointer that goes down, or Enter or Space on it. */
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
