import type { QueueCounts } from '#contract/council/moderation.ts';
import {
  type Decider,
  type Decision,
  type ModerationStatus,
  needsSelfHarmReview,
  statusAfterReport,
  verdictOn,
} from '#domain/council/moderation.ts';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import type { Caller } from '#server/http/handler.ts';
import { Refusal } from '#server/http/Refusal.ts';
import { requireAllowed } from '#server/http/requireAllowed.ts';
import { auditEach } from '#server/records/history/audit.queries.ts';
import type { LockedText, ModeratedTexts, Report, ReportableTexts } from './ModeratedTexts.ts';
import { judgedOf } from './moderatedTexts.queries.ts';
import { canModerate, deciderOf, moderationScope } from './moderation.policy.ts';

export interface DecisionRequest {
  decision: Decision;
  ids: readonly string[];
  /** Confirms the approval of a single text that may speak of self-harm. */
  confirmed?: boolean | undefined;
}

/** The result of a decision on several texts. */
export interface DecisionResult<Row> {
  changed: Row[];
  /** Ids that were not approved because they may speak of self-harm and must be approved one by one. */
  skipped: string[];
}

/**
 * Applies a decision to several texts; a refusal for one refuses all. Leaves texts that already have the status
 * unchanged. Skips texts that may speak of self-harm when several are approved; a single one needs `confirmed`.
 * Throws notFound, notYours, decidedByOther or needsConfirmation.
 */
export async function decide<Row extends LockedText>(
  tx: Tx,
  texts: ModeratedTexts<Row>,
  asked: DecisionRequest,
  { caller, now }: { caller: Caller; now: number },
): Promise<DecisionResult<Row>> {
  const decider = deciderOf(caller, now);
  const ids = [...new Set(asked.ids)];
  const rows = await texts.lock(tx, ids);
  if (rows.length < ids.length) throw new Refusal('notFound');
  const open = rows.flatMap((row) => {
    requireAllowed(canModerate(caller, asked.decision, row));
    const next = nextOf(row, asked, decider, texts.decidedByOther);
    return next === null ? [] : [{ row, ...next }];
  });
  const isAlone = ids.length === 1;
  const needsCare = ({ row }: { row: Row }) => asked.decision === 'approve' && needsSelfHarmReview(judgedOf(row));
  if (isAlone && !asked.confirmed && open.some(needsCare)) throw new Refusal('needsConfirmation');
  const changes = isAlone ? open : open.filter((one) => !needsCare(one));
  for (const { row, status, before } of changes) await texts.write(tx, row.id, status, before);
  const changed = changes.map(({ row }) => row);
  await record(tx, texts, { changed, decision: asked.decision, decider });
  return { changed, skipped: open.filter((one) => !changes.includes(one)).map(({ row }) => row.id) };
}

/** Returns the text's status after the decision; null when nothing changes. Throws decidedByOther. */
function nextOf(
  row: LockedText,
  { decision }: DecisionRequest,
  decider: Decider,
  decidedByOther: { message: string } | undefined,
): { status: ModerationStatus; before: ModerationStatus | null } | null {
  const verdict = verdictOn(decision, judgedOf(row), decider);
  if (verdict === 'decidedByOther') throw new Refusal('decidedByOther', decidedByOther);
  return typeof verdict === 'object' ? verdict : null;
}

async function record<Row extends LockedText>(
  tx: Tx,
  texts: ModeratedTexts<Row>,
  { changed, decision, decider }: { changed: readonly Row[]; decision: Decision; decider: Decider },
): Promise<void> {
  const by = { caller: { accountId: decider.id }, at: new Date(decider.now) };
  const entries = changed.map((row) => ({
    subject: { id: row.teamId, name: row.teamName, ownerId: row.writersTeacher },
    details: texts.detailsOf(row),
  }));
  await auditEach(tx, by, texts.recorded[decision], entries);
}

/**
 * Adds a team's report of a text that the caller has locked as `row`; the lock serializes concurrent reports. Returns
 * whether this report changed the text's status to held.
 */
export async function addReport<Row extends LockedText>(
  tx: Tx,
  texts: ReportableTexts<Row>,
  row: Row,
  report: Omit<Report, 'id'>,
): Promise<boolean> {
  await texts.addReport(tx, { id: row.id, ...report });
  const { status, reports } = judgedOf(row);
  const next = statusAfterReport(status, reports + 1);
  if (next !== status) await texts.write(tx, row.id, next, null);
  return next !== status;
}

/** Counts the texts that wait for a decision of the caller. */
export async function queueCounts<Row extends LockedText>(
  db: Database,
  texts: ModeratedTexts<Row>,
  caller: Caller,
): Promise<QueueCounts> {
  const scope = moderationScope(caller);
  const [waiting, reported, selfHarm] = await Promise.all([
    texts.count(db, { ...scope, part: 'waiting' }),
    texts.count(db, { ...scope, part: 'reported' }),
    texts.count(db, { ...scope, part: 'waiting', selfHarm: true }),
  ]);
  return { waiting, reported, selfHarm };
}
