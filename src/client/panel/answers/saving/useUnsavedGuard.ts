import { useEffect } from 'react';
import { accountOutbox } from '#client/session/accountOutbox.ts';
import { beforeLeaving } from '#client/session/logout.ts';
import { hasKeptMarks } from './keptMarks.ts';
import { hasKeptNotes } from './keptNotes.ts';

const WHERE = 'Ficam neste dispositivo e voltam a aparecer quando esta conta entrar de novo aqui.';

/** Marks and comments that were never saved are told before the account signs out (ruling 16). */
export function useKeptMarksGuard(account: string): void {
  useEffect(() => beforeLeaving(() => unsavedWork(account)), [account]);
}

async function unsavedWork(account: string): Promise<string | null> {
  await accountOutbox(account).flush();
  const [marks, notes] = [hasKeptMarks(account), hasKeptNotes(account)];
  if (!marks && !notes) return null;
  const what = marks && notes ? 'avaliações e comentários' : marks ? 'avaliações' : 'comentários';
  return `Há ${what} por guardar. ${WHERE}`;
}
