import type { CouncilResult } from '#contract/council/session/shapes.ts';
import { counted } from '#domain/counted.ts';
import { GROUP_NAMES } from './groupNames.ts';
import { MAP, placeMarks } from './mapMarks.ts';

type DrawnMap = NonNullable<CouncilResult['agreement']['map']>;

/** Draws a mark for each team, near those that rated alike, and how many teams each group has. Votes are secret: no mark has a name. */
export function AgreementMap({ map }: { map: DrawnMap }) {
  const spots = placeMarks(map.marks);
  const marks = map.marks.map(({ group }, index) => ({
    number: index + 1,
    group,
    spot: spots[index] ?? { x: 0, y: 0 },
  }));
  const inGroups = map.groups === 2 ? [0, 1] : [];
  return (
    <div className="card flex flex-col gap-3">
      <svg
        role="img"
        aria-label={`Mapa de ${counted(map.marks.length, 'equipa', 'equipas')}${map.groups === 2 ? ' em dois grupos' : ''}`}
        viewBox={`0 0 ${MAP.width} ${MAP.height}`}
        className="max-h-[60vh] w-full rounded-xl bg-page"
      >
        <path
          d={`M${MAP.width / 2} 3V${MAP.height - 3}M3 ${MAP.height / 2}H${MAP.width - 3}`}
          className="stroke-line"
          strokeWidth="0.3"
          strokeDasharray="1 1.5"
        />
        {marks.map(({ number, group, spot }) => (
          <g key={number} transform={`translate(${spot.x} ${spot.y})`}>
            <Shape group={group} />
          </g>
        ))}
      </svg>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 empty:hidden">
        {inGroups.map((group) => (
          <li key={group} className="flex items-center gap-2 text-lg">
            <svg aria-hidden="true" viewBox="-5 -5 10 10" className="size-5">
              <Shape group={group} />
            </svg>
            <span>
              <strong className="font-display">{GROUP_NAMES[group]}</strong>:{' '}
              {counted(map.marks.filter((mark) => mark.group === group).length, 'equipa', 'equipas')}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-muted">Cada marca é uma equipa; como o voto é secreto, não se diz qual é qual.</p>
    </div>
  );
}

/** The groups differ by shape, not by colour alone. */
function Shape({ group }: { group: number }) {
  return group === 0 ? (
    <circle r={MAP.mark} className="fill-label" />
  ) : (
    <rect
      x={-MAP.mark}
      y={-MAP.mark}
      width={2 * MAP.mark}
      height={2 * MAP.mark}
      rx="0.8"
      transform="rotate(45) scale(0.86)"
      className="fill-star"
    />
  );
}
