import { Fragment, type ReactNode, useId } from 'react';
import type { AskedQuestion } from '#contract/marking/feedback.ts';
import type { AnswerVersion } from '#contract/marking/guidance.ts';
import { proposalText } from '#domain/game/progression.ts';
import { CRITERION_NAMES } from '#domain/marking/markWords.ts';
import { CRITERIA, isGiven, LEVEL_SCORES, POINTS_PER_RIGHT_ANSWER, QUIZ_CHALLENGES } from '#domain/marking/scoring.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';
import { questionWords } from '../questions/questionWords.ts';

interface Props extends Pick<AnswerVersion, 'version' | 'answers' | 'points' | 'note'> {
  level: MissionLevel;
  /** When it was answered and given back, or that it is the current answer. */
  when: string;
  /** Null when it was not given back. */
  returnNote: string | null;
  /** What the team asked about what was said of this version; null when it asked nothing. */
  question: Pick<AskedQuestion, 'text' | 'answer'> | null;
  /** Text of the proposal; null when it is as it was answered. */
  proposal: string | null;
  show: (answers: readonly string[], version: number) => ReactNode;
}

/** Renders one version of an answer, with the marks at the bottom, so that neighbouring cards can be compared. */
export function VersionCard({ version, level, when, answers, points, note, question, ...card }: Props) {
  const { returnNote, proposal, show } = card;
  const heading = useId();
  return (
    <article
      aria-labelledby={heading}
      className="flex min-w-0 flex-col gap-3 rounded-card border border-edge px-4 py-3 leading-snug"
    >
      <header>
        <h3 id={heading} className="font-display text-lg font-bold text-label">
          Versão {version}
          <span className="sr-only"> da missão {level}</span>
        </h3>
        <p className="text-muted">{when}</p>
      </header>
      {show(answers, version)}
      {isEdited(level, answers, proposal) && <Words label="Proposta, como ficou" text={proposal} />}
      {note && <Words label="Comentário à equipa" text={note} />}
      {question && <Words label="Pergunta da equipa" text={questionWords(question)} />}
      {question?.answer && <Words label="Resposta à equipa" text={question.answer} />}
      {returnNote && <Words label="Devolvida com a nota" text={returnNote} />}
      <MarkList level={level} points={points} />
    </article>
  );
}

function MarkList({ level, points }: Pick<Props, 'level' | 'points'>) {
  return (
    <dl className="mt-auto grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-line border-t pt-3">
      {CRITERIA.map((criterion) => {
        const allowed = LEVEL_SCORES[level][criterion];
        const isCounted = allowed.length === 0;
        const max = isCounted ? POINTS_PER_RIGHT_ANSWER * QUIZ_CHALLENGES : Math.max(...allowed);
        return (
          <Fragment key={criterion}>
            <dt>{isCounted ? 'Quiz' : CRITERION_NAMES[criterion]}</dt>
            <dd className="text-right tabular-nums">
              {isGiven(level, criterion, points) ? points[criterion] : '—'}/{max}
            </dd>
          </Fragment>
        );
      })}
      <dt className="font-bold">Total da missão</dt>
      <dd className="text-right font-bold tabular-nums">
        {points.total}/{LEVEL_SCORES[level].max}
      </dd>
    </dl>
  );
}

function Words({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <p className="font-bold">{label}</p>
      <p className="quoted-answer mt-1">{text}</p>
    </div>
  );
}

/** Returns whether the proposal was edited after it was answered; the same text is not shown twice. */
function isEdited(level: MissionLevel, answers: readonly string[], proposal: string | null): proposal is string {
  return level === 4 && proposal !== null && proposal !== proposalText(answers);
}
