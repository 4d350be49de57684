import { type ReactNode, useId } from 'react';
import { Chip } from '#client/ui/feedback/Chip.tsx';
import type { MissionFeedback } from '#contract/marking/feedback.ts';
import { CRITERION_NAMES } from '#domain/marking/markWords.ts';

interface CardProps {
  level: number;
  title: string;
  isNew?: boolean;
  children: ReactNode;
}

/** Renders the card of one mission: its heading, the sign 'Novo', and its children. */
export function MissionCard({ level, title, isNew = false, children }: CardProps) {
  const heading = useId();
  return (
    <article aria-labelledby={heading} className="rounded-xl border border-line bg-raised px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4 id={heading} className="text-[1.1em]">
          Missão {level}: {title}
        </h4>
        {isNew && <Chip tone="info">Novo</Chip>}
      </div>
      {children}
    </article>
  );
}

/** Renders the feedback on one marked mission: a sentence for each criterion, the comment, and the children below it. */
export function MarkedMission({ mission, children }: { mission: MissionFeedback; children?: ReactNode }) {
  const { level, title, criteria, comment, news } = mission;
  return (
    <MissionCard level={level} title={title} isNew={news !== null}>
      <dl className="mt-2 grid gap-2">
        {criteria.map(({ criterion, words }) => (
          <div key={criterion}>
            <dt className="font-semibold text-label">{CRITERION_NAMES[criterion]}</dt>
            <dd className="text-pretty">{words}</dd>
          </div>
        ))}
      </dl>
      {comment !== null && (
        <>
          <p className="mt-3 font-semibold text-label">Comentário</p>
          <p className="max-w-[75ch] wrap-anywhere whitespace-pre-line text-pretty">{comment}</p>
        </>
      )}
      {children}
    </MissionCard>
  );
}
