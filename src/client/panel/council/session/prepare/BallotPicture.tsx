import type { ReactNode } from 'react';
import type { BallotKind } from '#domain/council/session/ballots.ts';

const STAR = 'm0-7 2.1 4.5 4.9.6-3.6 3.4.9 4.9L0 3.6l-4.3 2.3.9-4.9-3.6-3.4 4.9-.6z';
const ROWS = [16, 36, 56];
const FULL = [5, 3, 4];
const COLUMNS = [
  { x: 26, heights: [58, 46, 34, 22, 10] },
  { x: 60, heights: [58, 46] },
  { x: 94, heights: [58, 46, 34] },
];
const LENGTHS = [78, 60, 42];

const PICTURES: Record<BallotKind, ReactNode> = {
  stars: ROWS.map((y, row) =>
    [1, 2, 3, 4, 5].map((star) => (
      <path
        key={`${y}-${star}`}
        d={STAR}
        transform={`translate(${20 * star} ${y})`}
        className={star <= (FULL[row] ?? 0) ? 'fill-star' : 'fill-line'}
      />
    )),
  ),
  pairs: (
    <>
      <rect x="8" y="12" width="44" height="48" rx="8" className="fill-label" />
      <rect x="70" y="16" width="40" height="40" rx="8" className="fill-line" />
      <path d="m20 36 8 8 14-16" className="fill-none stroke-4 stroke-surface" strokeLinecap="round" />
      <path d="M57 30v12M61 36h-4" className="fill-none stroke-3 stroke-muted" strokeLinecap="round" />
    </>
  ),
  points: COLUMNS.map(({ x, heights }) =>
    heights.map((y) => <circle key={`${x}-${y}`} cx={x} cy={y} r="5" className="fill-star" />),
  ),
  order: ROWS.map((y, row) => (
    <g key={y}>
      <circle cx="18" cy={y} r="8" className={row === 0 ? 'fill-star' : 'fill-line'} />
      <rect
        x="32"
        y={y - 6}
        width={LENGTHS[row]}
        height="12"
        rx="6"
        className={row === 0 ? 'fill-label' : 'fill-line'}
      />
    </g>
  )),
};

/** Draws a sample ballot of a kind: stars, duels, points or order. Decorative: the words beside it say the same. */
export function BallotPicture({ kind }: { kind: BallotKind }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 120 72" className="h-20 w-auto self-center">
      {PICTURES[kind]}
    </svg>
  );
}
