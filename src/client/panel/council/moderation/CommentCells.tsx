import { Chip, type ChipTone } from '#client/ui/feedback/Chip.tsx';
import { momentText } from '#client/ui/moments.ts';
import type { JudgedComment } from '#contract/council/moderation.ts';
import type { CommentState } from '#domain/council/moderation.ts';
import { CommentKindChips } from '../CommentKindChips.tsx';
import { reasonLines } from './moderationWords.ts';

interface Props {
  row: JudgedComment;
}

/** Shows the comment as plain text; markup in it is not interpreted. */
export function CommentText({ row: { comment, at, kind, accepted, question } }: Props) {
  return (
    <>
      {kind && (
        <span className="flex flex-wrap gap-1 pb-1">
          <CommentKindChips kind={kind} isAccepted={accepted === true} />
        </span>
      )}
      {question && <Question {...question} />}
      <span className="block min-w-40 whitespace-pre-line font-normal">{comment}</span>
      <span className="block font-normal text-muted text-sm">{momentText(at)}</span>
    </>
  );
}

/** Shows what an answer replies to; the question's text is left out while other teams do not see it. */
function Question({ teamName, text }: NonNullable<JudgedComment['question']>) {
  return (
    <span className="block pb-1 font-normal text-muted">
      Resposta à pergunta de {teamName}
      {text === null ? ', que não está à vista' : `: «${text}»`}
    </span>
  );
}

export function CommentAuthor({ row }: Props) {
  return (
    <>
      <span className="block min-w-36">{row.teamName}</span>
      <span className="block text-muted">{[row.class, row.school ?? 'Sem escola'].join(' · ')}</span>
    </>
  );
}

/** Shows the commented proposal: its team and its first two lines. */
export function CommentProposal({ row: { proposal, solar } }: Props) {
  return (
    <>
      {proposal.teamName}
      <span className="block text-muted">{[proposal.class, proposal.school, solar].filter(Boolean).join(' · ')}</span>
      <span className="line-clamp-2 text-muted">{proposal.text}</span>
    </>
  );
}

const STATES: Readonly<Record<CommentState, { words: string; tone: ChipTone }>> = {
  shown: { words: 'À vista', tone: 'ok' },
  held: { words: 'À espera', tone: 'warn' },
  hidden: { words: 'Escondido', tone: 'danger' },
};

/** Shows the state of a comment, the reasons to review it, and the last decision. */
export function CommentWhy({ row }: Props) {
  const { words, tone } = STATES[row.state];
  return (
    <>
      {row.selfHarm && (
        <Chip tone="warn" small>
          Precisa de atenção
        </Chip>
      )}
      <Chip tone={tone} small>
        {words}
      </Chip>
      {reasonLines(row).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      {row.decided && (
        <span className="block text-muted text-sm">
          Decidido por {row.decided.by ?? 'conta eliminada'}, {momentText(row.decided.at)}
        </span>
      )}
    </>
  );
}
