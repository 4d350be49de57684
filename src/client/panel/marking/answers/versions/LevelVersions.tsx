import { type ReactNode, useState } from 'react';
import { useStaff } from '#client/panel/useStaff.ts';
import { momentText } from '#client/ui/moments.ts';
import type { AnswerVersion } from '#contract/marking/guidance.ts';
import type { Team } from '#contract/school/teams.ts';
import { isMarked } from '#domain/marking/scoring.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';
import { type Marks, useNote } from '../saving/useMarks.ts';
import { answersOf } from '../sheet/answersOf.ts';
import { questionOf, type TeamQuestions } from '../sheet/teamParts.ts';
import { VersionCard } from './VersionCard.tsx';

interface Props {
  team: Team;
  level: MissionLevel;
  marks: Marks;
  /** All former answers of the team; undefined until loaded. */
  versions: readonly AnswerVersion[] | undefined;
  /** What the team asked about any version; undefined until loaded. */
  asked: TeamQuestions | undefined;
  /** Renders the answers of any version of this level. */
  show: (answers: readonly string[], version: number) => ReactNode;
}

/** Renders the answers from before the level was given back beside the current ones, each with its marks and notes. */
export function LevelVersions({ versions, ...level }: Props) {
  const former = versions?.filter((version) => version.level === level.level) ?? [];
  return former.length === 0 ? null : <Comparison {...level} former={former} />;
}

type ComparisonProps = Omit<Props, 'versions'> & { former: readonly AnswerVersion[] };

/** Open by default while the new answer is unmarked, because that is when a teacher compares. */
function Comparison({ team, level, marks, former, asked, show }: ComparisonProps) {
  const isPosted = marks.isPosted(level);
  const points = marks.points[`level${level}`];
  const [isOpen, setOpen] = useState(isPosted && !isMarked(level, points.marked));
  const names = [...former, null].map((_, index) => `Versão ${index + 1}`);
  const note = useNote(useStaff().id, team, level);
  const { returned } = team.status;
  return (
    <details className="disclosure mt-4" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {names.join(' · ')}
        <span className="sr-only"> da missão {level}</span>
      </summary>
      <div className="grid gap-4 pb-2 @min-[680px]:grid-cols-[repeat(auto-fit,minmax(17rem,1fr))]">
        {former.map((version) => (
          <VersionCard
            key={version.version}
            version={version.version}
            level={level}
            when={`Respondida a ${momentText(version.acceptedAt)}, devolvida a ${momentText(version.returnedAt)}`}
            points={version.points}
            note={version.note}
            returnNote={version.returnNote}
            question={questionOf(asked, version) ?? null}
            proposal={version.proposal}
            answers={version.answers}
            show={show}
          />
        ))}
        <VersionCard
          version={former.length + 1}
          level={level}
          when={isPosted ? 'A resposta atual' : 'Devolvida à equipa'}
          points={points}
          note={note}
          returnNote={returned?.level === level ? returned.note : null}
          question={questionOf(asked, { level, version: former.length + 1 }) ?? null}
          proposal={null}
          answers={answersOf(team, level)}
          show={show}
        />
      </div>
    </details>
  );
}
