import type { MouseEvent } from 'react';
import { buttonStyle } from './buttonStyle.ts';

/**
 * Renders a page's first link, visible while it has the focus: moves the focus to the element with the id `to`, which needs
 * tabIndex={-1}. The address does not change, because the router's state of the page would be lost.
 */
export function SkipLink({ to }: { to: string }) {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(to)?.focus();
  };
  return (
    <a href={`#${to}`} onClick={skip} className={`${buttonStyle('primary')} fixed top-3 left-4 z-50 not-focus:-top-20`}>
      Saltar para o conteúdo
    </a>
  );
}
