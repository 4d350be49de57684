import { Chip, type ChipTone } from '#client/ui/feedback/Chip.tsx';
import { momentText } from '#client/ui/moments.ts';
import type { Drill } from '#contract/records/drills.ts';
import type { DrillState } from '#domain/records/restoreDrill.ts';
import { durationText, findingLines, STATE_WORDS, spanText } from './drillWords.ts';

const TONES: Readonly<Record<DrillState, ChipTone>> = {
  running: 'info',
  good: 'ok',
  flawed: 'danger',
  failed: 'danger',
  interrupted: 'warn',
};

/** Shows what one drill found. */
export function DrillCard({ drill }: { drill: Drill }) {
  const { state, startedAt, endedAt, who, backup, backupAt } = drill;
  const lines = findingLines(drill);
  return (
    <li className="card flex flex-col gap-2 p-4">
      <div className="flex flex-wrap items-center gap-3">
        <Chip tone={TONES[state]} done={state === 'good'}>
          {STATE_WORDS[state]}
        </Chip>
        <span>{momentText(startedAt)}</span>
        {endedAt !== null && state !== 'interrupted' && (
          <span className="text-muted">demorou {durationText(endedAt - startedAt)}</span>
        )}
      </div>
      {lines.length > 0 && (
        <ul className="wrap-anywhere flex flex-col gap-1">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <p className="wrap-anywhere text-muted text-sm">
        {backup}, feita {spanText(Math.max(0, startedAt - backupAt))} antes · por {who ?? 'uma conta que já não existe'}
      </p>
    </li>
  );
}
