import { useEffect, useState } from 'react';
import { readSignInLink } from '#domain/identity/signInLink.ts';

/** What a team's card filled in; `turn` grows with each card. */
interface CardLink {
  username: string;
  password: string;
  turn: number;
}

/**
 * Username and password of the card whose code was read, null without one. They stand behind the # of the address. Taken out of the address bar at
 * once, so that neither a shared screen nor the browser's history keeps them.
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

/** The router's own state stays where it is. */
function clearHash(): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
}
