import { useEffect, useRef } from 'react';

/** After each try the focus goes to the first wrong field on the screen; the library knows only the order in which fields appeared. */
export function useFirstWrong(tries: number) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (tries === 0) return;
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    wrong?.focus();
    // Its words stand below it: the focus alone would leave them behind the buttons.
    wrong?.scrollIntoView({ block: 'center' });
  }, [tries]);
  return element;
}
