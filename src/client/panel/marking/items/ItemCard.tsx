import { useId } from 'react';
import { Chip } from '#client/ui/feedback/Chip.tsx';
import { AlertIcon } from '#client/ui/icons.tsx';
import type { MadeCorrection } from '#contract/marking/quizCorrections.ts';
import type { QuizItem } from '#contract/marking/quizItems.ts';
import { counted } from '#domain/counted.ts';
import { DISCRIMINATION_TEAMS_MIN, WEAKNESS_WORDS } from '#domain/marking/itemAnalysis.ts';
import type { Theme } from '#domain/vocabulary.ts';
import { ItemCorrection } from './ItemCorrection.tsx';
import { discriminationText, percentText } from './itemTexts.ts';

interface Props {
  theme: Theme;
  item: QuizItem;
  /** The class whose question can be corrected; undefined for none. */
  classId: string | undefined;
  correction: MadeCorrection | undefined;
}

/** Renders one question: how it works, what was chosen, and what counts of it in the chosen class. */
export function ItemCard({ theme, item, classId, correction }: Props) {
  const heading = useId();
  return (
    <article aria-labelledby={heading} className="card flex flex-col gap-4 p-5">
      <h4 id={heading} className="font-bold text-balance">
        Desafio {item.challenge}: {item.question}
      </h4>
      {item.weaknesses.length > 0 && (
        <ul className="flex flex-col gap-1">
          {item.weaknesses.map((weakness) => (
            <li key={weakness} className="flex items-center gap-2 font-semibold text-warn">
              <AlertIcon className="size-5 shrink-0" />
              {WEAKNESS_WORDS[weakness]}
            </li>
          ))}
        </ul>
      )}
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <Options item={item} />
        <Figures item={item} />
      </div>
      {classId !== undefined && <ItemCorrection classId={classId} theme={theme} item={item} correction={correction} />}
    </article>
  );
}

/** Shows each option with its share in words and figures; the bar repeats them. */
function Options({ item: { options, correct, teams } }: { item: QuizItem }) {
  return (
    <ol className="flex flex-col gap-3">
      {options.map((option, index) => (
        <li key={option.label} className="flex flex-col gap-1">
          <span className="flex flex-wrap items-center justify-between gap-x-4">
            <span className="min-w-0">
              <span className="tabular-nums">{index + 1}. </span>
              {option.label}{' '}
              {index === correct && (
                <Chip tone="ok" small done>
                  Certa
                </Chip>
              )}
            </span>
            <span className="whitespace-nowrap tabular-nums">
              {counted(option.teams, 'equipa', 'equipas')}
              {teams > 0 && ` · ${percentText(option.teams / teams)}`}
            </span>
          </span>
          <span aria-hidden className="h-3 overflow-hidden rounded-full bg-line">
            <span
              className={`block h-full rounded-full ${index === correct ? 'bg-ok' : 'bg-edge'}`}
              style={{ width: `${(100 * option.teams) / Math.max(1, teams)}%` }}
            />
          </span>
        </li>
      ))}
    </ol>
  );
}

function Figures({ item: { teams, facility, discrimination } }: { item: QuizItem }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-1">
      <dt className="text-muted">Respostas</dt>
      <dd className="tabular-nums">{counted(teams, 'equipa', 'equipas')}</dd>
      <dt className="text-muted">Facilidade</dt>
      <dd className="tabular-nums">{facility === null ? 'sem respostas' : percentText(facility)}</dd>
      <dt className="text-muted">Discriminação</dt>
      <dd className="tabular-nums">
        {discrimination !== null
          ? discriminationText(discrimination)
          : teams < DISCRIMINATION_TEAMS_MIN
            ? `a partir de ${DISCRIMINATION_TEAMS_MIN} equipas`
            : 'não se calcula: as equipas responderam todas da mesma maneira'}
      </dd>
    </dl>
  );
}
