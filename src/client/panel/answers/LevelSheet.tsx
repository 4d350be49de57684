import { type ReactNode, useId } from 'react';
import { Chip } from '#client/ui/Chip.tsx';
import { SelectField } from '#client/ui/SelectField.tsx';
import { type Criterion, LEVEL_SCORES } from '#domain/scoring.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';
import { typed } from '../typed.ts';
import type { Missions } from './useAnswers.ts';
import type { Marks } from './useMarks.ts';

const CRITERION_LABELS: Record<Criterion, string> = { p1: 'Resposta', p2: 'Trabalho de equipa' };
const NOT_POSTED = 'Ainda sem resposta';

interface Props {
  level: MissionLevel;
  missions: Missions;
  marks: Marks;
  /** What the team answered. */
  children: ReactNode;
}

/** One mission: what was asked, what came, the marks and the level's total, which follows every change. */
export function LevelSheet({ level, missions, marks, children }: Props) {
  const heading = useId();
  const mission = missions.missions[level];
  const isPosted = marks.isPosted(level);
  return (
    <section aria-labelledby={heading} className="panel-card grid gap-4 lg:grid-cols-[1fr_16rem]">
      <div className="flex min-w-0 flex-col gap-3">
        <h2 id={heading} className="font-display text-lg font-bold">
          Nível {level}: {mission.title}
        </h2>
        <p className="text-muted">{mission.description}</p>
        {isPosted ? (
          children
        ) : (
          <p>
            <Chip>{NOT_POSTED}</Chip>
          </p>
        )}
      </div>
      <LevelMarks level={level} marks={marks} isPosted={isPosted} />
    </section>
  );
}

function LevelMarks({ level, marks, isPosted }: { level: MissionLevel; marks: Marks; isPosted: boolean }) {
  const { p1, max } = LEVEL_SCORES[level];
  const points = marks.points[`level${level}`];
  return (
    <div className="flex flex-col gap-3">
      {p1.length === 0 ? (
        <p>
          Questionário (automático): <strong>{points.p1}/60</strong>
        </p>
      ) : (
        <MarkSelect level={level} criterion="p1" marks={marks} isPosted={isPosted} />
      )}
      <MarkSelect level={level} criterion="p2" marks={marks} isPosted={isPosted} />
      <p>
        Pontuação do nível:{' '}
        <output className="font-bold" aria-label={`Pontuação do nível ${level}`}>
          {points.total}/{max}
        </output>
      </p>
    </div>
  );
}

interface MarkProps {
  level: MissionLevel;
  criterion: Criterion;
  marks: Marks;
  isPosted: boolean;
}

function MarkSelect({ level, criterion, marks, isPosted }: MarkProps) {
  const allowed = LEVEL_SCORES[level][criterion];
  const value = marks.points[`level${level}`][criterion];
  const options = isPosted
    ? allowed.map((mark) => ({ value: String(mark), label: `${mark} pontos` }))
    : [{ value: String(value), label: NOT_POSTED }];
  return (
    <SelectField
      label={`${CRITERION_LABELS[criterion]} (nível ${level})`}
      value={String(value)}
      options={options}
      disabled={!isPosted}
      onChange={typed((mark) => marks.mark(level, criterion, Number(mark)))}
    />
  );
}
