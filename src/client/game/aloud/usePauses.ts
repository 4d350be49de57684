import { useEffect } from 'react';
import { useFloor } from '#client/ui/speech/useFloor.ts';

/**
 * Time stands still while the teacher pauses the class, and while a film is watched or an answer recorded. While a text is read aloud, ORBI's
 * next line waits; at work, where the team goes on meanwhile, it comes without a voice.
 */
export function usePauses(
  clock: { pause(isPaused: boolean): void },
  { isPaused, work }: { isPaused: boolean; work: { kind: string } },
): void {
  const isFirm = useFloor((floor) => floor.isFirm);
  const isAsked = useFloor((floor) => floor.isAsked);
  const isHeld = isPaused || isFirm || (isAsked && work.kind === 'none');
  useEffect(() => clock.pause(isHeld), [clock, isHeld]);
}
