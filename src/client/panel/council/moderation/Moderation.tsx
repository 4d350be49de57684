import type { Column } from '#client/panel/lists/table/Column.ts';
import type { JudgedEntry } from '#contract/council/diaryModeration.ts';
import type { JudgedComment } from '#contract/council/moderation.ts';
import type { JudgedProposal } from '#contract/council/proposalModeration.ts';
import { CommentAuthor, CommentProposal, CommentText, CommentWhy } from './CommentCells.tsx';
import { EntryAuthor, EntryText, EntryWhy } from './DiaryCells.tsx';
import { JudgedQueue } from './JudgedQueue.tsx';
import { ProposalAuthor, ProposalText, ProposalWhy } from './ProposalCells.tsx';
import { useCommentQueue, useDiaryQueue, useProposalQueue, useQueueKind } from './useQueue.ts';

const COMMENT_CELLS: readonly Column<JudgedComment>[] = [
  { key: 'comment', header: 'Comentário', rowHeader: true, cell: (row) => <CommentText row={row} /> },
  { key: 'author', header: 'Quem escreveu', freeText: true, cell: (row) => <CommentAuthor row={row} /> },
  { key: 'proposal', header: 'Proposta', freeText: true, cell: (row) => <CommentProposal row={row} /> },
  { key: 'why', header: 'Porquê', freeText: true, cell: (row) => <CommentWhy row={row} /> },
];
const PROPOSAL_CELLS: readonly Column<JudgedProposal>[] = [
  { key: 'proposal', header: 'Proposta', rowHeader: true, cell: (row) => <ProposalText row={row} /> },
  { key: 'author', header: 'Equipa', freeText: true, cell: (row) => <ProposalAuthor row={row} /> },
  { key: 'why', header: 'Porquê', freeText: true, cell: (row) => <ProposalWhy row={row} /> },
];

const DIARY_CELLS: readonly Column<JudgedEntry>[] = [
  { key: 'entry', header: 'Entrada', rowHeader: true, cell: (row) => <EntryText row={row} /> },
  { key: 'author', header: 'Equipa', freeText: true, cell: (row) => <EntryAuthor row={row} /> },
  { key: 'why', header: 'Porquê', freeText: true, cell: (row) => <EntryWhy row={row} /> },
];
const QUEUES = { comments: CommentQueue, proposals: ProposalQueue, diary: DiaryQueue };

/** Renders Moderação: a queue of each kind of text that a teacher should review. */
export function Moderation() {
  const Queue = QUEUES[useQueueKind()];
  return <Queue />;
}

function DiaryQueue() {
  const { part, place, page } = useDiaryQueue();
  return (
    <JudgedQueue
      kind="diary"
      part={part}
      place={place}
      rows={page.data?.entries}
      counts={page.data?.counts}
      total={page.data?.pagination.total ?? 0}
      state={page}
      cells={DIARY_CELLS}
    />
  );
}

function CommentQueue() {
  const { part, place, page } = useCommentQueue();
  return (
    <JudgedQueue
      kind="comments"
      part={part}
      place={place}
      rows={page.data?.comments}
      counts={page.data?.counts}
      total={page.data?.pagination.total ?? 0}
      state={page}
      cells={COMMENT_CELLS}
    />
  );
}

function ProposalQueue() {
  const { part, place, page } = useProposalQueue();
  return (
    <JudgedQueue
      kind="proposals"
      part={part}
      place={place}
      rows={page.data?.proposals}
      counts={page.data?.counts}
      total={page.data?.pagination.total ?? 0}
      state={page}
      cells={PROPOSAL_CELLS}
    />
  );
}
