import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useStaff } from '#client/panel/useStaff.ts';
import { marksStore } from './MarksStore.ts';
import { type MarksState, unsavedTeams } from './marksState.ts';

/** After so long, in milliseconds, what is not saved yet is told. */
const PATIENCE_MS = 5_000;

export interface SaveFirst {
  /** Saves everything on this device, then runs this; where that takes long or fails, `missing` is told first. */
  before: (run: () => void) => void;
  isSaving: boolean;
  /** What is not saved, in words; it is run by itself once that is. Null: nothing is asked. */
  missing: string | null;
  /** Runs it without what is missing. */
  runAnyway: () => void;
  cancel: () => void;
}

/** Holds back an export or a report until the server has the marks that this device shows (ruling 31). */
export function useSaveFirst(): SaveFirst {
  const { id } = useStaff();
  const [held, setHeld] = useState<{ run: () => void; isTold: boolean } | null>(null);
  const store = marksStore(id);
  const text = useStore(store.state, missingText);
  useEffect(() => {
    if (held === null || text !== '') return;
    setHeld(null);
    held.run();
  }, [held, text]);
  const before = (run: () => void) => {
    if (store.unsavedTeams().length === 0) return run();
    const one = { run, isTold: false };
    setHeld(one);
    const tell = () => setHeld((now) => (now?.run === run ? { run, isTold: true } : now));
    const timer = setTimeout(tell, PATIENCE_MS);
    void store.save().then((isSaved) => {
      clearTimeout(timer);
      if (!isSaved) tell();
    });
  };
  return {
    before,
    isSaving: held !== null,
    missing: held?.isTold && text !== '' ? text : null,
    runAnyway: () => {
      setHeld(null);
      held?.run();
    },
    cancel: () => setHeld(null),
  };
}

/** Empty: nothing is missing. */
function missingText(state: MarksState): string {
  const teams = unsavedTeams(state);
  if (teams.length === 0) return '';
  const of = teams.length === 1 ? 'de 1 equipa' : `de ${teams.length} equipas`;
  const missing = `Neste dispositivo há avaliações ou comentários ${of} que ainda não estão no servidor.`;
  const isRefused = teams.some((teamId) => (state.teams[teamId]?.edited.refused.length ?? 0) > 0);
  const help = ' O servidor não aceitou alguns: procure a indicação «Por guardar» em Respostas e Avaliação.';
  return isRefused ? missing + help : missing;
}
