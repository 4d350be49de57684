import { useEffect } from 'react';
import { onBeforeLogout } from '#client/session/logout.ts';
import { marksStore } from './MarksStore.ts';
import { isEmpty } from './markChoices.ts';

const WHERE = 'Ficam neste dispositivo e seguem quando esta conta entrar de novo aqui.';

/** Saves marks and comments before the account signs out, and reports which could not be saved (ruling 16). */
export function useUnsavedGuard(account: string): void {
  useEffect(() => onBeforeLogout(() => unsavedWork(account)), [account]);
}

async function unsavedWork(account: string): Promise<string | null> {
  const store = marksStore(account);
  await store.save();
  const edited = Object.values(store.state.getState().teams).map((team) => team.edited);
  const marks = edited.some((team) => !isEmpty(team.marks));
  const notes = edited.some((team) => Object.keys(team.notes).length > 0);
  if (!marks && !notes) return null;
  const what = marks && notes ? 'avaliações e comentários' : marks ? 'avaliações' : 'comentários';
  return `Há ${what} por guardar. ${WHERE}`;
}
