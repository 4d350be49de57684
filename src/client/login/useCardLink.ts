import { useEffect, useState } from 'react';
import { readCodeLink, readSignInLink } from '#domain/identity/readSignInLink.ts';

/** What a card says: a team's code, or username and password. `turn` increases with each card, so that the fields are remounted. */
export interface CardLink {
  username?: string;
  password?: string;
  code?: string;
  turn: number;
}

/**
 * Returns what the card link's URL hash says, or null without one. Removes the hash from the address bar at once, so that
 * neither a shared screen nor the browser's history shows it.
 */
export function useCardLink(): CardLink | null {
  const [link, setLink] = useState(firstLink);
  useEffect(() => {
    const take = () => {
      const next = firstLink();
      if (next === null) return;
      setLink((before) => ({ ...next, turn: (before?.turn ?? 0) + 1 }));
      clearHash();
    };
    if (firstLink() !== null) clearHash();
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  return link;
}

function firstLink(): CardLink | null {
  const { hash } = window.location;
  const code = readCodeLink(hash);
  const words = code === null ? readSignInLink(hash) : { code };
  return words && { ...words, turn: 1 };
}

/** Keeps the history state, which belongs to the router. */
function clearHash(): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
}
