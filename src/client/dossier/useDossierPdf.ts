import { useRef, useState } from 'react';
import { errorMessage } from '#client/api/CallError.ts';
import { logError } from '#client/api/logError.ts';
import type { DossierKeeper } from './DossierKeeper.ts';
import { downloadDossier } from './downloadDossier.ts';

const FAILED = 'Não foi possível descarregar o dossiê.';
/** The outbox goes on trying for days, a person at the button does not. */
const SAVE_WAIT_MS = 10_000;
const UNSAVED = 'O servidor ainda não tem o que está escrito aqui. O PDF pode ser descarregado quando houver ligação.';

/** Saves what is typed and then downloads the PDF, so that it says what is on the screen. */
export function useDossierPdf(keeper: DossierKeeper, teamId: string) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isRunning = useRef(false);
  const save = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setFailure(await tryToSave(keeper, teamId));
    setBusy(false);
    isRunning.current = false;
  };
  return { isBusy, failure, save: () => void save() };
}

/** Returns why it failed, or null. */
async function tryToSave(keeper: DossierKeeper, teamId: string): Promise<string | null> {
  try {
    if (!(await within(keeper.flush(), SAVE_WAIT_MS))) return UNSAVED;
    await downloadDossier(teamId);
    return null;
  } catch (error) {
    logError(error, 'dossier');
    return errorMessage(error, FAILED);
  }
}

function within(saved: Promise<boolean>, ms: number): Promise<boolean> {
  return Promise.race([saved, new Promise<boolean>((resolve) => setTimeout(resolve, ms, false))]);
}
