import { useEffect } from 'react';
import { useStaff } from '#client/panel/useStaff.ts';
import { marksStore } from './MarksStore.ts';

/** Saves a team's marks at once when its answers are closed or the page is left. */
export function useSaveOnLeaving(teamId: string): void {
  const { id } = useStaff();
  useEffect(() => () => marksStore(id).saveNow(teamId), [id, teamId]);
}
