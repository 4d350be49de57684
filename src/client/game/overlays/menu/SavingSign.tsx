import { classes } from '#client/ui/classes.ts';
import type { SavingText } from '../overlaysProps.ts';

/**
 * Renders where the work is saved, never better than it is (ruling 14). Only what may be lost is announced: a message after
 * every word that a team writes would cover what ORBI says.
 */
export function SavingSign({ saving }: { saving: SavingText | null }) {
  const isAtRisk = saving?.isAtRisk === true;
  return (
    <p
      className={classes(
        'mr-auto min-w-0 leading-tight text-balance',
        isAtRisk ? 'font-bold text-warn' : 'text-screen-label',
      )}
    >
      {!isAtRisk && saving?.text}
      <span role="status">{isAtRisk && saving.text}</span>
    </p>
  );
}
