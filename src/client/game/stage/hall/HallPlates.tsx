import type { HallTeam, HallView } from '#client/game/flow/HallView.ts';
import { teamOfPlan } from '#client/game/flow/HallView.ts';
import { SHIPS } from '#domain/vocabulary.ts';
import type { Dock, HallLayout } from './layout/hallTypes.ts';

interface HallPlatesProps {
  hall: HallView;
  layout: HallLayout;
  /** The names are heard, and not seen. */
  isHidden: boolean;
}

/** Colour of a team without a ship. */
const NEUTRAL = '#c9c4e6';

/** Renders the names of the teams; screen readers hear from them what each team does. */
export function HallPlates({ hall, layout, isHidden }: HallPlatesProps) {
  const presenter = hall.phase === 'present' ? teamOfPlan(hall, hall.presenting)?.id : undefined;
  return (
    <ul
      aria-label="Equipas no conselho"
      className={`pointer-events-none absolute inset-0 overflow-hidden transition-opacity duration-500 ${isHidden ? 'opacity-0' : ''}`}
    >
      {hall.teams.map((team) => {
        const dock = layout.docks.get(team.id);
        const words = wordsOf(team, hall, team.id === presenter);
        if (!dock) return <HiddenTeam key={team.id} team={team} words={words} />;
        const isMarked = hall.phase === 'vote' && team.hasVoted === true;
        return <Plate key={team.id} {...{ team, dock, layout, words, isMarked }} isRaised={team.id === presenter} />;
      })}
    </ul>
  );
}

/** Returns what screen readers hear beside a team's name: ': 7.º B, nave Caracol, já votou'. */
function wordsOf(team: HallTeam, { phase }: HallView, isPresenter: boolean): string {
  const facts = [team.className];
  const ship = SHIPS.find(({ number }) => number === team.ship);
  if (ship) facts.push(`nave ${ship.name}`);
  if (isPresenter) facts.push('apresenta agora');
  if (phase === 'vote' && team.hasVoted !== null) facts.push(team.hasVoted ? 'já votou' : 'ainda não votou');
  if (!team.isThere) facts.push('sem dispositivos ligados');
  return `: ${facts.join(', ')}`;
}

function HiddenTeam({ team, words }: { team: HallTeam; words: string }) {
  return (
    <li className="sr-only">
      {team.name}
      {words}
    </li>
  );
}

interface PlateProps {
  team: HallTeam;
  dock: Dock;
  layout: HallLayout;
  words: string;
  /** The team has voted. */
  isMarked: boolean;
  /** The team presents its plan. */
  isRaised: boolean;
}

function Plate({ team, dock, layout, words, isMarked, isRaised }: PlateProps) {
  const { name, className, ship, isThere } = team;
  const { x, y, width, height } = dock.plate;
  const color = SHIPS.find(({ number }) => number === ship)?.color ?? NEUTRAL;
  const look = isThere ? 'text-ink' : 'border-dashed bg-[#120e2ed9] text-[#d9d6ee]';
  const ring = isRaised
    ? 'shadow-[0_0_0_3px_#120e2e,0_0_0_6px_#8fe9ff]'
    : isMarked
      ? 'shadow-[0_0_0_2px_#120e2e,0_0_0_5px_#7bed9f]'
      : '';
  return (
    <li
      data-voted={isMarked || undefined}
      className={`absolute top-0 left-0 flex animate-appear flex-col items-center justify-center rounded-[0.75em] border-2 px-[0.5em] font-bold leading-none ${look} ${ring}`}
      style={{
        width,
        height,
        fontSize: layout.fontSize,
        transform: `translate(${x}px, ${y}px)`,
        borderColor: color,
        ...(isThere && { backgroundColor: color }),
      }}
    >
      <span className="max-w-full overflow-hidden text-ellipsis whitespace-nowrap py-[0.12em]">{name}</span>
      {layout.classSize > 0 && (
        <span
          aria-hidden="true"
          className="max-w-full overflow-hidden text-ellipsis whitespace-nowrap leading-[1.15]"
          style={{ fontSize: layout.classSize }}
        >
          {className}
        </span>
      )}
      <span className="sr-only">{words}</span>
      {isMarked && <VotedMark />}
    </li>
  );
}

/** A tick at the corner of the plate: the colour of the lamp alone would not say it. */
function VotedMark() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="absolute -top-[0.55em] -right-[0.5em] size-[1.3em] rounded-full bg-mint text-ink"
    >
      <path d="M6 12.5l4 4 8-9" fill="none" stroke="currentColor" strokeWidth="3.4" strokeLinecap="round" />
    </svg>
  );
}
