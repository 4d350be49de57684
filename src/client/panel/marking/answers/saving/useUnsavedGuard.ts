import { useEffect } from 'react';
import { beforeLeaving } from '#client/session/logout.ts';
import { markSaver } from './MarkSaver.ts';
import { hasUnsavedMarks, hasUnsavedNotes } from './unsavedWork.ts';

const WHERE = 'Ficam neste dispositivo e seguem quando esta conta entrar de novo aqui.';

/** Saves marks and comments before the account signs out, and tells which could not be saved (ruling 16). */
export function useUnsavedGuard(account: string): void {
  useEffect(() => beforeLeaving(() => unsavedWork(account)), [account]);
}

async function unsavedWork(account: string): Promise<string | null> {
  await markSaver(account).save();
  const [marks, notes] = [hasUnsavedMarks(account), hasUnsavedNotes(account)];
  if (!marks && !notes) return null;
  const what = marks && notes ? 'avaliações e comentários' : marks ? 'avaliações' : 'comentários';
  return `Há ${what} por guardar. ${WHERE}`;
}
