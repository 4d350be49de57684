import type { QueueCounts } from '#contract/council/moderation.ts';
import {
  asksForCare,
  type Decider,
  type Decision,
  type ModerationStatus,
  statusAfterReport,
  verdictOn,
} from '#domain/council/moderation.ts';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import type { Caller } from '#server/http/handler.ts';
import { Refusal } from '#server/http/Refusal.ts';
import { requireAllowed } from '#server/http/requireAllowed.ts';
import { auditEach } from '#server/records/history/audit.queries.ts';
import type { LockedText, ModeratedTexts, Report } from './ModeratedTexts.ts';
import { judgedOf } from './moderatedTexts.queries.ts';
import { canModerate, deciderOf, moderationScope } from './moderation.policy.ts';

export interface Asked {
  decision: Decision;
  ids: readonly string[];
  /** The one text may speak of self-harm, and is approved all the same. */
  confirmed?: boolean | undefined;
}

/** What a decision about several texts has done. */
export interface Decided<Row> {
  changed: Row[];
  /** Ids that were asked for together with others and are approved only alone: they may speak of self-harm. */
  skipped: string[];
}

/**
 * Decides about several texts, all of them or none: what one of them is refused for is said of all. What stands so
 * already is left as it is, and so is what may speak of self-harm when several are approved; one alone needs `confirmed`.
 * Refuses with notFound, notYours, decidedByOther or needsConfirmation.
 */
export async function decide<Row extends LockedText>(
  tx: Tx,
  texts: ModeratedTexts<Row>,
  asked: Asked,
  { caller, now }: { caller: Caller; now: number },
): Promise<Decided<Row>> {
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
  const needsCare = ({ row }: { row: Row }) => asked.decision === 'approve' && asksForCare(judgedOf(row));
  if (isAlone && !asked.confirmed && open.some(needsCare)) throw new Refusal('needsConfirmation');
  const changes = isAlone ? open : open.filter((one) => !needsCare(one));
  for (const { row, standing, before } of changes) await texts.write(tx, row.id, standing, before);
  const changed = changes.map(({ row }) => row);
  await record(tx, texts, { changed, decision: asked.decision, decider });
  return { changed, skipped: open.filter((one) => !changes.includes(one)).map(({ row }) => row.id) };
}

/** What a decision makes of a text; null where nothing changes. */
function nextOf(
  row: LockedText,
  { decision }: Asked,
  decider: Decider,
  decidedByOther: { message: string } | undefined,
): { standing: ModerationStatus; before: ModerationStatus | null } | null {
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
 * Adds a report of another team. Of several that come at once each sees the ones before. Returns whether this one holds
 * the text. The caller has locked the text as `row`.
 */
export async function addReport<Row extends LockedText>(
  tx: Tx,
  texts: ModeratedTexts<Row>,
  row: Row,
  report: Omit<Report, 'id'>,
): Promise<boolean> {
  await texts.addReport(tx, { id: row.id, ...report });
  const { standing, reports } = judgedOf(row);
  const next = statusAfterReport(standing, reports + 1);
  if (next !== standing) await texts.write(tx, row.id, next, null);
  return next !== standing;
}

/** Returns how many texts ask this person for a decision. */
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
