import { classes } from '#client/ui/classes.ts';
import { partAtLevel } from '#domain/game/progression.ts';
import { GAME_LEVELS, type GameLevel } from '#domain/vocabulary.ts';

const STOP_NAMES: Record<GameLevel, string> = { 1: 'T', 2: '1', 3: '2', 4: '3', 5: '4', 6: 'C' };

/** Renders how far a team has come: training, four missions, council. */
export function JourneyBar({ level }: { level: GameLevel }) {
  const part = partAtLevel(level);
  const place = part === null ? 'no Conselho' : part === 0 ? 'no treino' : `na missão ${part}`;
  return (
    <div role="img" aria-label={`Viagem: ${place}`} className="flex gap-1">
      {GAME_LEVELS.map((stop) => (
        <span
          key={stop}
          className={classes(
            'grid h-6 flex-1 place-items-center rounded-md border text-xs font-bold',
            stop < level && 'border-ok bg-ok text-surface',
            stop === level && 'border-primary bg-primary text-primary-ink',
            stop > level && 'border-line text-muted',
          )}
        >
          {STOP_NAMES[stop]}
        </span>
      ))}
    </div>
  );
}
