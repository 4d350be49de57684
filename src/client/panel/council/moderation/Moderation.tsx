import type { Column } from '#client/panel/lists/table/Column.ts';
import type { JudgedComment } from '#contract/council/moderation.ts';
import type { JudgedProposal } from '#contract/council/proposalModeration.ts';
import { CommentAuthor, CommentProposal, CommentText, CommentWhy } from './CommentCells.tsx';
import { JudgedQueue } from './JudgedQueue.tsx';
import { ProposalAuthor, ProposalText, ProposalWhy } from './ProposalCells.tsx';
import { useCommentQueue, useProposalQueue, useQueueKind } from './useQueue.ts';

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

/** Renders Moderação: one queue of comments and one of proposals that a teacher should review. */
export function Moderation() {
  return useQueueKind() === 'comments' ? <CommentQueue /> : <ProposalQueue />;
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
