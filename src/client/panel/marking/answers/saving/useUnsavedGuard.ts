import { useEffect } from 'react';
import { onBeforeLogout } from '#client/session/logout.ts';
import { hasPlaceDrafts } from '../places/placeDrafts.ts';
import { hasAnswerDrafts, removeSentAnswers } from '../questions/answerDrafts.ts';
import { marksStore } from './MarksStore.ts';
import { isEmpty } from './markChoices.ts';

const WHERE = 'Ficam neste dispositivo e seguem quando esta conta entrar de novo aqui.';
const ANSWERS =
  'Há respostas a perguntas de equipas que ainda não seguiram. Ficam neste dispositivo, junto das perguntas.';
const PLACES = 'Há comentários a lugares por guardar. Ficam neste dispositivo, junto das respostas.';

/** Saves marks and comments before the account signs out, and reports which could not be saved (ruling 16). */
export function useUnsavedGuard(account: string): void {
  useEffect(() => onBeforeLogout(() => unsavedWork(account)), [account]);
  useEffect(() => removeSentAnswers(account), [account]);
}

async function unsavedWork(account: string): Promise<string | null> {
  await marksStore(account).save();
  const parts = [
    unsavedMarks(account),
    hasAnswerDrafts(account) ? ANSWERS : null,
    hasPlaceDrafts(account) ? PLACES : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(' ');
}

function unsavedMarks(account: string): string | null {
  const edited = Object.values(marksStore(account).state.getState().teams).map((team) => team.edited);
  const marks = edited.some((team) => !isEmpty(team.marks));
  const notes = edited.some((team) => Object.keys(team.notes).length > 0);
  if (!marks && !notes) return null;
  const what = marks && notes ? 'avaliações e comentários' : marks ? 'avaliações' : 'comentários';
  return `Há ${what} por guardar. ${WHERE}`;
}
