import { classes } from '#client/ui/classes.ts';
import type { SavingText } from '../overlaysProps.ts';

/** Renders where the work is saved, never better than it is (ruling 14). */
export function SavingSign({ saving }: { saving: SavingText | null }) {
  const tone = saving?.isAtRisk ? 'font-bold text-warn' : 'text-screen-label';
  return (
    <p role="status" className={classes('mr-auto min-w-0 leading-tight text-balance', tone)}>
      {saving?.text}
    </p>
  );
}
