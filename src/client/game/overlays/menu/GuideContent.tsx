import { ExternalLink } from 'lucide-react';
import { Fragment } from 'react';
import type { MissionGuide } from '#client/game/flow/view.ts';
import { classes } from '#client/ui/classes.ts';
import { Chip } from '#client/ui/feedback/Chip.tsx';
import { Marked, useGlossary } from '../glossary/Marked.tsx';
import { StoriesButton } from '../stories/StoriesButton.tsx';

interface GuideContentProps {
  guide: MissionGuide;
  /** Opens the stories of earlier years; null where there are none. */
  onStories: (() => void) | null;
}

/** For large type before a class, on a small projector. */
const ONE_COLUMN = 'projected:max-xl:grid-cols-1';

/** Renders the current mission's worksheets and marking criteria. */
export function GuideContent({ guide, onStories }: GuideContentProps) {
  return (
    <div className="grid gap-4 pb-2">
      <p className="label-caps text-label">
        Missão {guide.mission} · {guide.title}
      </p>
      {onStories && <StoriesButton onStories={onStories} />}
      <Worksheets worksheets={guide.worksheets} />
      <Marks guide={guide} />
    </div>
  );
}

function Worksheets({ worksheets }: Pick<MissionGuide, 'worksheets'>) {
  return (
    <section aria-label="Fichas de trabalho">
      <h3 className="text-[1.15em]">Fichas de trabalho</h3>
      <ul className={classes('mt-2 grid gap-2 sm:grid-cols-3', ONE_COLUMN)}>
        {worksheets.map((sheet) => (
          <li key={sheet.number}>
            <Worksheet sheet={sheet} />
          </li>
        ))}
      </ul>
      {useGlossary()?.list(worksheets.map(({ title }) => title))}
      <p className="mt-2 text-muted">Cada ficha abre num novo separador; o jogo fica aqui, como está.</p>
    </section>
  );
}

function Worksheet({ sheet }: { sheet: MissionGuide['worksheets'][number] }) {
  const { number, title, moment, href, isForNow } = sheet;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      aria-current={isForNow ? 'step' : undefined}
      className={classes(
        'edged flex h-full min-h-14 flex-col rounded-xl bg-raised px-3 py-2 leading-snug hover:bg-hover',
        isForNow ? 'border-primary' : 'border-line',
      )}
    >
      <span className="flex min-h-[2.1em] flex-wrap items-center gap-x-2 text-label">
        Ficha {number}
        <ExternalLink aria-hidden="true" className="size-[1.1em] shrink-0" />
        {isForNow && (
          <span className="ml-auto">
            <Chip tone="warn">Agora</Chip>
          </span>
        )}
      </span>
      <strong className="font-display text-pretty">{title}</strong>
      <span className="text-muted">{moment}</span>
      <span className="sr-only"> (abre num novo separador)</span>
    </a>
  );
}

function Marks({ guide: { criteria, most } }: { guide: MissionGuide }) {
  return (
    <section aria-label="Como se pontua">
      <h3 className="text-[1.15em]">Como se pontua</h3>
      <p className="mt-1 text-muted">Esta missão vale até {most} pontos.</p>
      <div className={classes('mt-2 grid gap-x-8 gap-y-3 sm:grid-cols-2', ONE_COLUMN)}>
        {criteria.map(({ name, marks }) => (
          <div key={name}>
            <h4 className="text-label">{name}</h4>
            <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 leading-snug">
              {marks.map(({ points, words }) => (
                <Fragment key={points}>
                  <dt className="text-right font-bold tabular-nums">{points}</dt>
                  <dd>
                    <Marked>{words}</Marked>
                  </dd>
                </Fragment>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}
