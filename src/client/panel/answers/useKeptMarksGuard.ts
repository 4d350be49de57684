import { useEffect } from 'react';
import { beforeLeaving } from '#client/session/logout.ts';
import { hasKeptMarks } from './keptMarks.ts';

const UNSAVED =
  'Há avaliações por guardar. Ficam neste dispositivo e voltam a aparecer quando esta conta entrar de novo aqui.';

/** Marks that were never saved are told before the account signs out (ruling 16). */
export function useKeptMarksGuard(account: string): void {
  useEffect(() => beforeLeaving(async () => (hasKeptMarks(account) ? UNSAVED : null)), [account]);
}
