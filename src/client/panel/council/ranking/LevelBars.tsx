import { LEVEL_SCORES } from '#domain/marking/scoring.ts';
import { MISSION_LEVELS } from '#domain/vocabulary.ts';
import type { RankedTeam } from './useRanking.ts';

const HEIGHT = 24;
const WIDTH = 14;
const GAP = 4;

/** Draws the points of the four levels as bars against each level's maximum, with a text alternative. */
export function LevelBars({ levels }: { levels: NonNullable<RankedTeam['levels']> }) {
  const bars = MISSION_LEVELS.map((level) => ({
    level,
    points: levels[`level${level}`],
    max: LEVEL_SCORES[level].max,
  }));
  const words = bars.map(({ level, points, max }) => `Missão ${level}: ${points} de ${max}`).join('; ');
  return (
    <svg
      role="img"
      aria-label={words}
      viewBox={`0 0 ${bars.length * (WIDTH + GAP) - GAP} ${HEIGHT}`}
      className="h-6 w-17 shrink-0"
    >
      <title>{words}</title>
      {bars.map(({ level, points, max }, place) => {
        const height = (points / max) * HEIGHT;
        const bar = { x: place * (WIDTH + GAP), width: WIDTH, rx: 2 };
        return (
          <g key={level}>
            <rect {...bar} y={0} height={HEIGHT} className="fill-line" />
            <rect {...bar} y={HEIGHT - height} height={height} className="fill-label" />
          </g>
        );
      })}
    </svg>
  );
}
