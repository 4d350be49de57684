import { Check, CircleDot, type LucideIcon, Minus, PencilLine, Undo2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { classes } from '#client/ui/classes.ts';
import type { ClassOverview, TeamProgress } from '#contract/classroom/overview.ts';
import type { LevelState } from '#domain/classroom/levelStates.ts';
import { answersOfTeam } from './classLinks.ts';

/** The levels in their order, with the letter that a narrow table shows. */
const LEVELS = [
  { short: 'T', name: 'Treino' },
  { short: '1', name: 'Missão 1' },
  { short: '2', name: 'Missão 2' },
  { short: '3', name: 'Missão 3' },
  { short: '4', name: 'Missão 4' },
  { short: 'C', name: 'Conselho' },
] as const;

const STATES: Record<LevelState, { words: string; Icon: LucideIcon; look: string }> = {
  done: { words: 'Feito', Icon: Check, look: 'border-ok text-ok' },
  now: { words: 'Agora', Icon: CircleDot, look: 'border-primary bg-primary text-primary-ink' },
  toMark: { words: 'Por avaliar', Icon: PencilLine, look: 'border-warn border-dashed text-warn' },
  returned: { words: 'Devolvida', Icon: Undo2, look: 'border-danger text-danger' },
  ahead: { words: 'Por fazer', Icon: Minus, look: 'border-transparent text-muted' },
};

/** A cell of a level. */
const CELL = 'px-px text-center last:pr-2 @min-[60rem]:px-2';

interface Props {
  schoolClass: ClassOverview;
  teams: readonly TeamProgress[];
}

/** Renders where each team is: teams by levels. A narrow table shows icons and a legend, a wide one icons and words. */
export function ProgressMatrix({ schoolClass, teams }: Props) {
  return (
    <div className="@container flex flex-col gap-3">
      <table className="w-full border-separate border-spacing-0 rounded-card border border-line bg-surface">
        <caption className="sr-only">Progresso das equipas da turma {schoolClass.name}</caption>
        <thead>
          <tr className="font-display text-label">
            <th scope="col" className="px-2 py-3 text-left @min-[60rem]:px-4">
              Equipa
            </th>
            {LEVELS.map(({ short, name }) => (
              <th key={name} scope="col" className={`${CELL} py-3`}>
                <span aria-hidden className="@min-[60rem]:hidden">
                  {short}
                </span>
                <span className="sr-only @min-[60rem]:not-sr-only">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {teams.map((team) => (
            <tr key={team._id} className="hover:bg-hover/45">
              <th
                scope="row"
                className="wrap-anywhere border-line border-t px-2 text-left font-semibold text-[1rem] @min-[60rem]:px-4 @min-[60rem]:text-[length:inherit]"
              >
                <Link className="text-link min-w-12 py-2" to={answersOfTeam(schoolClass, team.name)}>
                  {team.name}
                </Link>
              </th>
              {LEVELS.map(({ name }, index) => (
                <td key={name} className={`${CELL} border-line border-t py-2`}>
                  <StateMark state={team.levels[index] ?? 'ahead'} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Legend />
    </div>
  );
}

function StateMark({ state }: { state: LevelState }) {
  const { words, Icon, look } = STATES[state];
  return (
    <span
      className={classes(
        'inline-flex size-8 items-center justify-center gap-1.5 rounded-full border-2 font-semibold text-sm',
        '@min-[60rem]:size-auto @min-[60rem]:px-2.5 @min-[60rem]:py-1',
        look,
      )}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      <span
        className={state === 'ahead' ? 'sr-only' : 'sr-only @min-[60rem]:not-sr-only @min-[60rem]:whitespace-nowrap'}
      >
        {words}
      </span>
    </span>
  );
}

/** Explains the icons of a narrow table; screen readers hear the words in the table. */
function Legend() {
  return (
    <ul aria-hidden className="flex flex-wrap gap-x-4 gap-y-2 @min-[60rem]:hidden">
      {Object.entries(STATES).map(([state, { words, Icon, look }]) => (
        <li key={state} className="inline-flex items-center gap-2">
          <span className={classes('grid size-7 place-items-center rounded-full border-2', look)}>
            <Icon className="size-4" />
          </span>
          {words}
        </li>
      ))}
    </ul>
  );
}
