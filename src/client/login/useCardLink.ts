import { useEffect, useState } from 'react';
import { readSignInLink } from '#domain/identity/signInLink.ts';

/** Credentials from a team's card; `turn` increases with each card, so that the fields are remounted. */
interface CardLink {
  username: string;
  password: string;
  turn: number;
}

/**
 * Returns the username and password from the card link's URL hash, or null without one. Removes the hash from the address bar
 * at once, so that neither a shared screen nor the browser's history shows them.
 */
export function useCardLink(): CardLink | null {
  const [link, setLink] = useState(firstLink);
  useEffect(() => {
    const take = () => {
      const words = readSignInLink(window.location.hash);
      if (words === null) return;
      setLink((before) => ({ ...words, turn: (before?.turn ?? 0) + 1 }));
      clearHash();
    };
    if (firstLink() !== null) clearHash();
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  return link;
}

function firstLink(): CardLink | null {
  const words = readSignInLink(window.location.hash);
  return words && { ...words, turn: 1 };
}

/** Keeps the history state, which belongs to the router. */
function clearHash(): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
}
