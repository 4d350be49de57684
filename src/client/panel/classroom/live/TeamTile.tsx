import { MonitorSmartphone, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '#client/ui/classes.ts';
import { Chip } from '#client/ui/feedback/Chip.tsx';
import type { LiveTeam } from '#contract/classroom/lessons.ts';
import type { Attention } from '#domain/classroom/teamAttention.ts';
import { THEME_NAMES } from '#domain/vocabulary.ts';
import { AttentionChip } from './AttentionChip.tsx';
import { JourneyBar } from './JourneyBar.tsx';
import type { SeenTeam } from './rankTeams.ts';
import { ShipBadge } from './ShipBadge.tsx';
import { paceText } from './steering/PaceMenu.tsx';
import { ago, deviceTexts, membersText, placeText, workText } from './teamWords.ts';

/** Characters of a name that a tile cannot show in its largest letters. */
const LONG_NAME = 18;
/** Characters of the longest word from which it would break in letters of the size before. */
const LONG_WORD = { small: 13, smallest: 15 };
const URGENT: readonly Attention[] = ['hand', 'stuck', 'offline'];

interface Props {
  seen: SeenTeam;
  now: number;
  /** The steering of the class; a tile shows only what differs. */
  ofClass: LiveTeam['steering'] | null;
  /** The menu of the tile. */
  menu: ReactNode;
  /** Buttons of the tile; null when nothing has to be done. */
  actions: ReactNode;
}

/** Renders one team of a class in session, readable from two metres. */
export function TeamTile({ seen: { team, attention, seenAt }, now, ofClass, menu, actions }: Props) {
  return (
    <li
      className={classes(
        'card flex flex-col gap-2.5 p-4',
        URGENT.includes(attention.attention) && 'border-2 border-danger',
        attention.attention === 'away' && 'border-dashed',
      )}
    >
      <div className="flex items-center gap-3">
        <ShipBadge ship={team.ship} />
        <div className="min-w-0 flex-1">
          <h3
            className={classes(
              'wrap-break-word hyphens-auto font-bold font-display leading-tight',
              nameSize(team.name),
            )}
          >
            {team.name}
          </h3>
          <p className="text-muted text-base leading-tight">{THEME_NAMES[team.theme]}</p>
        </div>
        {menu}
      </div>
      <div className="flex flex-wrap gap-2">
        <AttentionChip attention={attention} now={now} />
        <SteeringChips steering={team.steering} ofClass={ofClass} />
      </div>
      <p className="font-semibold text-xl">{placeText(team, now)}</p>
      <JourneyBar level={team.level} />
      <Facts team={team} now={now} seenAt={seenAt} />
      {actions !== null && <div className="mt-auto flex flex-wrap gap-2">{actions}</div>}
    </li>
  );
}

/** Returns the class of the largest letters in which a name fits its tile without a broken word. */
function nameSize(name: string): string {
  const longest = Math.max(...name.split(/[\s-]+/).map((word) => word.length));
  if (longest > LONG_WORD.small) return longest > LONG_WORD.smallest ? 'text-sm' : 'text-base';
  return name.length > LONG_NAME ? 'text-lg' : 'text-2xl';
}

function Facts({ team, now, seenAt }: { team: LiveTeam; now: number; seenAt: number | null }) {
  const { count, problems } = deviceTexts(team, now);
  const work = workText(team, now);
  return (
    <ul className="flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
      {work !== null && <li className="font-semibold text-text">{work}</li>}
      <li className="inline-flex items-center gap-2">
        <Users aria-hidden className="size-5" />
        {membersText(team)}
      </li>
      <li className="inline-flex items-center gap-2">
        <MonitorSmartphone aria-hidden className="size-5" />
        {count}
      </li>
      {problems.map((problem) => (
        <li key={problem}>
          <Chip tone="danger" small>
            {problem}
          </Chip>
        </li>
      ))}
      {seenAt !== null && <li>última atividade: {ago(now - seenAt)}</li>}
    </ul>
  );
}

function SteeringChips({ steering, ofClass }: Pick<Props, 'ofClass'> & Pick<LiveTeam, 'steering'>) {
  if (ofClass === null) return null;
  const { paused, silent, pace } = steering;
  return (
    <>
      {paused !== ofClass.paused && <Chip tone="info">{paused ? 'Em pausa' : 'Sem pausa'}</Chip>}
      {silent !== ofClass.silent && <Chip tone="info">{silent ? 'Em silêncio' : 'Com som'}</Chip>}
      {pace !== ofClass.pace && <Chip tone="info">{paceText(pace)}</Chip>}
    </>
  );
}
