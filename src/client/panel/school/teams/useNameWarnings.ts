import { useEffect, useState } from 'react';
import { logError } from '#client/api/logError.ts';

type IsDoubtful = typeof import('#domain/council/wordFilter/findDoubts.ts').isDoubtful;

/** Warnings beside names that other teams see and that may offend; no name is refused. */
export interface NameWarnings {
  ofName: (name: string) => string | undefined;
  /** The same for the names of a team's members, which its own tablets show. */
  ofMembers: (names: string) => string | undefined;
}

let isDoubtful: IsDoubtful | null = null;

/** Loads the word lists with the first names shown, because they are larger than the forms; until then there are no warnings. */
export function useNameWarnings(): NameWarnings {
  const [isReady, setReady] = useState(isDoubtful !== null);
  useEffect(() => {
    if (isReady) return;
    import('#domain/council/wordFilter/findDoubts.ts').then(
      (lists) => {
        isDoubtful = lists.isDoubtful;
        setReady(true);
      },
      (error: unknown) => logError(error, 'findDoubts'),
    );
  }, [isReady]);
  return WARNINGS;
}

const WARNINGS: NameWarnings = {
  ofName: (name) =>
    isDoubtful?.(name, 'label')
      ? 'Este nome pode ofender ou ter um contacto. As outras equipas veem-no: confirme-o antes de guardar.'
      : undefined,
  ofMembers: (names) =>
    isDoubtful?.(names, 'label')
      ? 'Um destes nomes pode ofender ou ter um contacto. Confirme-os antes de guardar.'
      : undefined,
};
