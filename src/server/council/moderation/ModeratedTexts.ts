import type { Decision, ModerationStatus } from '#domain/council/moderation.ts';
import type { AuditAction } from '#domain/records/auditActions.ts';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import { addCommentReport, countQueue, lockComments, writeCommentStatus } from './comments.queries.ts';
import { countDiaryQueue, type LockedEntry, lockEntries, writeEntryStatus } from './diary.queries.ts';
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
  count(db: Database, filter: QueueFilter): Promise<number>;
  /** The audit action of each decision. */
  recorded: Readonly<Record<Decision, AuditAction>>;
  detailsOf(row: Row): Record<string, string>;
  /** Replaces the default message of the decidedByOther refusal. */
  decidedByOther?: { message: string };
}

/** A kind of moderated text that teams can report. */
export interface ReportableTexts<Row extends LockedText> extends ModeratedTexts<Row> {
  addReport(tx: Tx, report: Report): Promise<void>;
}

type LockedComment = Awaited<ReturnType<typeof lockComments>>[number];
export const COMMENTS: ReportableTexts<LockedComment> = {
  lock: lockComments,
  write: writeCommentStatus,
  addReport: (tx, { id, ...report }) => addCommentReport(tx, { commentId: id, ...report }),
  count: countQueue,
  recorded: { approve: 'approveComments', hide: 'hideComments', undo: 'undoDecisions' },
  detailsOf: ({ id }) => ({ comment: id }),
};

export const PROPOSALS: ReportableTexts<LockedProposal> = {
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

export const DIARY_ENTRIES: ModeratedTexts<LockedEntry> = {
  lock: lockEntries,
  write: writeEntryStatus,
  count: countDiaryQueue,
  recorded: { approve: 'approveDiaryEntries', hide: 'hideDiaryEntries', undo: 'undoDiaryDecisions' },
  detailsOf: ({ id }) => ({ entry: id }),
};
