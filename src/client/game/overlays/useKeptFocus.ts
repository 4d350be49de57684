import { type RefObject, useEffect, useRef } from 'react';

/** The heading of the work, which takes a lost focus. */
export const HEADING = '[data-heading]';
const BUTTONS = '[data-console] button:not(:disabled, [aria-disabled="true"])';
/** Dialogs keep the focus themselves. */
const CLOSED_GROUP = 'fieldset:disabled:not(dialog *)';
const CLOSED = ':disabled, fieldset:disabled *';

/**
 * Keeps keyboard users from losing the focus: when the focused element is removed or disabled, the focus moves to the
 * heading of the work, else to the console's first button. A focus elsewhere stays.
 */
export function useKeptFocus(main: HTMLElement | null): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    if (main === null) return undefined;
    const onFocus = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? target : null;
    };
    const onPress = () => {
      last.current = null;
    };
    // A group may close without its page being rendered. A single control that is disabled is left to the next rendering.
    const closing = new MutationObserver((changes) => {
      if (changes.some(({ target }) => target instanceof Element && target.matches(CLOSED_GROUP)))
        restoreFocus(main, last);
    });
    closing.observe(main, { subtree: true, attributeFilter: ['disabled'] });
    main.addEventListener('focusin', onFocus);
    document.addEventListener('pointerdown', onPress);
    return () => {
      closing.disconnect();
      main.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [main]);
  useEffect(() => {
    if (main !== null) restoreFocus(main, last);
  });
}

function restoreFocus(main: HTMLElement, last: RefObject<Element | null>): void {
  if (!isLost(last.current)) return;
  last.current = null;
  const next = main.querySelector<HTMLElement>(HEADING) ?? main.querySelector<HTMLElement>(BUTTONS) ?? main;
  next.focus({ preventScroll: true });
}

/** A browser may keep the focus on a disabled control for a while. */
function isLost(last: Element | null): boolean {
  if (last === null) return false;
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) return !last.isConnected || last.matches(CLOSED);
  return activeElement === last && last.matches(CLOSED);
}
