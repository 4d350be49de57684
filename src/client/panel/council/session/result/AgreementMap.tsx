import type { Council } from '#contract/council/session/councils.ts';
import type { CouncilResult } from '#contract/council/session/shapes.ts';
import { GROUP_NAMES } from './groupNames.ts';
import { MAP, placeMarks } from './mapMarks.ts';

type DrawnMap = NonNullable<CouncilResult['agreement']['map']>;

interface Props {
  teams: Council['teams'];
  map: DrawnMap;
}

/** Draws teams as numbered marks, near each other where they rated alike; the list beside it names them by group. */
export function AgreementMap({ teams, map }: Props) {
  const spots = placeMarks(map.teams);
  const numbered = map.teams.map(({ team, group }, index) => ({
    number: index + 1,
    name: teams.find(({ _id }) => _id === team)?.name ?? 'Equipa',
    group,
    spot: spots[index] ?? { x: 0, y: 0 },
  }));
  const groups = map.groups === 2 ? [0, 1] : [0];
  return (
    <div className="card grid gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <svg
        role="img"
        aria-label={`Mapa de ${map.teams.length} equipas; a lista ao lado diz quem está em cada grupo.`}
        viewBox={`0 0 ${MAP.width} ${MAP.height}`}
        className="w-full rounded-xl bg-page"
      >
        <path
          d={`M${MAP.width / 2} 3V${MAP.height - 3}M3 ${MAP.height / 2}H${MAP.width - 3}`}
          className="stroke-line"
          strokeWidth="0.3"
          strokeDasharray="1 1.5"
        />
        {numbered.map(({ number, group, spot }) => (
          <g key={number} transform={`translate(${spot.x} ${spot.y})`}>
            <Shape group={group} />
            <text
              textAnchor="middle"
              dominantBaseline="central"
              className="fill-surface font-bold font-display"
              fontSize="4.4"
            >
              {number}
            </text>
          </g>
        ))}
      </svg>
      <div className="grid content-start gap-3">
        {groups.map((group) => (
          <div key={group}>
            <h4 className="flex items-center gap-2 font-bold font-display text-lg">
              <svg aria-hidden="true" viewBox="-5 -5 10 10" className="size-5">
                <Shape group={group} />
              </svg>
              {map.groups === 2 ? GROUP_NAMES[group] : 'Equipas'}
            </h4>
            <ul className="wrap-anywhere flex flex-wrap gap-x-4">
              {numbered
                .filter((team) => team.group === group)
                .map(({ number, name }) => (
                  <li key={number}>
                    <span className="text-muted tabular-nums">{number}.</span> {name}
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
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
