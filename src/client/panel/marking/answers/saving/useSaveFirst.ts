import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useStaff } from '#client/panel/useStaff.ts';
import { marksStore } from './MarksStore.ts';
import { type MarksState, unsavedTeams } from './marksState.ts';

/** Wait before the user is told what is not saved yet, in milliseconds. */
const NOTICE_DELAY_MS = 5_000;

export interface SaveFirst {
  /** Saves everything on this device, then calls `run`. When that takes long or fails, sets `missing` meanwhile. */
  before: (run: () => void) => void;
  isSaving: boolean;
  /** Text on what is not saved yet; `run` is called once it is saved. Null when there is nothing to ask the user. */
  missing: string | null;
  /** Calls `run` without waiting for the save. */
  runAnyway: () => void;
  cancel: () => void;
}

/** Delays an export or a report until the server has the marks that this device shows (ruling 31). */
export function useSaveFirst(): SaveFirst {
  const { id } = useStaff();
  const [held, setHeld] = useState<{ run: () => void; isShown: boolean } | null>(null);
  const store = marksStore(id);
  const text = useStore(store.state, missingText);
  useEffect(() => {
    if (held === null || text !== '') return;
    setHeld(null);
    held.run();
  }, [held, text]);
  const before = (run: () => void) => {
    if (store.unsavedTeams().length === 0) return run();
    const one = { run, isShown: false };
    setHeld(one);
    const showMissing = () => setHeld((now) => (now?.run === run ? { run, isShown: true } : now));
    const timer = setTimeout(showMissing, NOTICE_DELAY_MS);
    void store.save().then((isSaved) => {
      clearTimeout(timer);
      if (!isSaved) showMissing();
    });
  };
  return {
    before,
    isSaving: held !== null,
    missing: held?.isShown && text !== '' ? text : null,
    runAnyway: () => {
      setHeld(null);
      held?.run();
    },
    cancel: () => setHeld(null),
  };
}

/** Returns '' when nothing is missing. */
function missingText(state: MarksState): string {
  const teams = unsavedTeams(state);
  if (teams.length === 0) return '';
  const of = teams.length === 1 ? 'de 1 equipa' : `de ${teams.length} equipas`;
  const missing = `Neste dispositivo há avaliações ou comentários ${of} que ainda não estão no servidor.`;
  const isRefused = teams.some((teamId) => (state.teams[teamId]?.edited.refused.length ?? 0) > 0);
  const help = ' O servidor não aceitou alguns: procure a indicação «Por guardar» em Respostas e Avaliação.';
  return isRefused ? missing + help : missing;
}
