import type { Decision, ModerationStatus } from '#domain/council/moderation.ts';
import type { AuditAction } from '#domain/records/auditActions.ts';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import { addReport, countQueue, lockComments, writeCommentStatus } from './comments.queries.ts';
import type { JudgedRow, QueueFilter } from './moderatedTexts.queries.ts';
import {
  addProposalReport,
  countProposalQueue,
  type LockedProposal,
  lockProposals,
  writeProposalStatus,
} from './proposals.queries.ts';

/** A text whose row is locked, and the team that wrote it. */
export type LockedText = JudgedRow & { id: string; teamId: string; teamName: string };

/** One report of a team. */
export interface Report {
  id: string;
  teamId: string;
  at: Date;
}

/** A kind of texts that staff decide about: how its rows are read and written, and what the history says of it. */
export interface ModeratedTexts<Row extends LockedText> {
  /** Locks these texts until the transaction ends; those that are not there are left out. */
  lock(tx: Tx, ids: readonly string[]): Promise<Row[]>;
  write(tx: Tx, id: string, standing: ModerationStatus, before: ModerationStatus | null): Promise<void>;
  addReport(tx: Tx, report: Report): Promise<void>;
  count(db: Database, filter: QueueFilter): Promise<number>;
  /** The action of the history for each decision, and its details. */
  recorded: Readonly<Record<Decision, AuditAction>>;
  detailsOf(row: Row): Record<string, string>;
  /** The refusal of a text that somebody else has decided about, where its own words do not fit. */
  decidedByOther?: { message: string };
}

type LockedComment = Awaited<ReturnType<typeof lockComments>>[number];
export const COMMENTS: ModeratedTexts<LockedComment> = {
  lock: lockComments,
  write: writeCommentStatus,
  addReport: (tx, { id, ...report }) => addReport(tx, { commentId: id, ...report }),
  count: countQueue,
  recorded: { approve: 'approveComments', hide: 'hideComments', undo: 'undoDecisions' },
  detailsOf: ({ id }) => ({ comment: id }),
};

export const PROPOSALS: ModeratedTexts<LockedProposal> = {
  lock: lockProposals,
  write: writeProposalStatus,
  addReport: (tx, { id, ...report }) => addProposalReport(tx, { proposalId: id, ...report }),
  count: countProposalQueue,
  recorded: { approve: 'approveProposals', hide: 'hideProposals', undo: 'undoProposalDecisions' },
  detailsOf: () => ({}),
  decidedByOther: {
    message: 'Outra pessoa decidiu sobre esta proposta. Só ela ou um administrador o pode mudar.',
  },
};
