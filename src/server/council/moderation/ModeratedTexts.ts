import type { Decision, ModerationStatus } from '#domain/council/moderation.ts';
import type { AuditAction } from '#domain/records/auditActions.ts';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import { addCommentReport, countQueue, lockComments, writeCommentStatus } from './comments.queries.ts';
import type { JudgedRow, QueueFilter } from './moderatedTexts.queries.ts';
import {
  addProposalReport,
  countProposalQueue,
  type LockedProposal,
  lockProposals,
  writeProposalStatus,
} from './proposals.queries.ts';

/** A text whose row is locked, with its author team. */
export type LockedText = JudgedRow & { id: string; teamId: string; teamName: string };

/** One report of a team. */
export interface Report {
  id: string;
  teamId: string;
  at: Date;
}

/** A kind of moderated text: reads, writes and locks its rows, and describes decisions for the audit. */
export interface ModeratedTexts<Row extends LockedText> {
  /** Locks these texts until the transaction ends; leaves out missing ones. */
  lock(tx: Tx, ids: readonly string[]): Promise<Row[]>;
  write(tx: Tx, id: string, status: ModerationStatus, before: ModerationStatus | null): Promise<void>;
  addReport(tx: Tx, report: Report): Promise<void>;
  count(db: Database, filter: QueueFilter): Promise<number>;
  /** The audit action of each decision. */
  recorded: Readonly<Record<Decision, AuditAction>>;
  detailsOf(row: Row): Record<string, string>;
  /** Replaces the default message of the decidedByOther refusal. */
  decidedByOther?: { message: string };
}

type LockedComment = Awaited<ReturnType<typeof lockComments>>[number];
export const COMMENTS: ModeratedTexts<LockedComment> = {
  lock: lockComments,
  write: writeCommentStatus,
  addReport: (tx, { id, ...report }) => addCommentReport(tx, { commentId: id, ...report }),
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
