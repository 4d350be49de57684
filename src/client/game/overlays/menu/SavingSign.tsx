import { classes } from '#client/ui/classes.ts';
import type { SavingWords } from '../overlaysProps.ts';

/** A small sign that always tells the truth about where the work is (ruling 14). */
export function SavingSign({ saving }: { saving: SavingWords | null }) {
  const tone = saving?.isAtRisk ? 'font-bold text-warn' : 'text-screen-label';
  return (
    <p role="status" className={classes('mr-auto min-w-0 leading-tight text-balance', tone)}>
      {saving?.text}
    </p>
  );
}
