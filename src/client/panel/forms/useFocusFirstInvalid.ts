import { useEffect, useRef } from 'react';

/** Focuses the first invalid field on the screen after each submit; react-hook-form only knows the order of registration. */
export function useFocusFirstInvalid(tries: number) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (tries === 0) return;
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    wrong?.focus();
    // The error text is below the field: focus alone would leave it behind the buttons.
    wrong?.scrollIntoView({ block: 'center' });
  }, [tries]);
  return element;
}
