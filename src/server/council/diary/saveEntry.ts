import { createHash } from 'node:crypto';
import type * as z from 'zod/mini';
import type { diaryEntryBody } from '#contract/council/diary.ts';
import { needsReason, validateEntryDay } from '#domain/council/diary.ts';
import { initialModerationStatus, type ModerationStatus, needsSelfHarmReview } from '#domain/council/moderation.ts';
import { statusAfterRewrite, verdictOnEdit } from '#domain/council/proposalModeration.ts';
import { harmsIn } from '#domain/council/wordFilter/findDoubts.ts';
import { DIARY_ENTRIES_MAX } from '#domain/limits.ts';
import { isTeam } from '#domain/permissions.ts';
import type { Tx } from '#server/db/openDatabase.ts';
import { forgetUploads, type PlayingTeam } from '#server/game/levels.queries.ts';
import { badInput } from '#server/http/badInput.ts';
import type { Caller, Services } from '#server/http/handler.ts';
import { Refusal } from '#server/http/Refusal.ts';
import { requireAllowed } from '#server/http/requireAllowed.ts';
import { audit, ownedSubject } from '#server/records/history/audit.queries.ts';
import { moderationFor } from '../moderation/comments.queries.ts';
import { type LockedEntry, lockEntries, writeEntryStatus } from '../moderation/diary.queries.ts';
import { judgedOf } from '../moderation/moderatedTexts.queries.ts';
import { deciderOf } from '../moderation/moderation.policy.ts';
import { canChangeEntry } from './diary.policy.ts';
import { addEntry, countEntries, type EntryTexts, rewriteEntry } from './diary.queries.ts';
import { listPhotos, writePhotos } from './diaryPhotos.queries.ts';
import { resolvePhotos } from './resolvePhotos.ts';

/** A write of an entry by an account that may keep the team's diary. */
interface EntryWrite {
  caller: Caller;
  team: PlayingTeam;
  entryId: string;
  body: Body;
  submittedAt: Date;
}
type Body = z.output<typeof diaryEntryBody>;

/**
 * Adds or changes an entry in the transaction that holds the team's lock. The same body as the last one changes nothing.
 * Throws badInput for a day outside the plan's time, tooManyEntries, and the refusals of lockOwnEntry and resolvePhotos.
 */
export async function saveEntry(tx: Tx, services: Services, write: EntryWrite): Promise<void> {
  const { caller, team, entryId, body, submittedAt } = write;
  const texts = textsOf(body);
  const known = await lockOwnEntry(tx, write);
  if (known?.fingerprint === texts.fingerprint) return;
  const wrongDay = validateEntryDay(body.day, { submittedAt: submittedAt.getTime(), now: services.now() });
  if (wrongDay !== null) throw badInput({ day: wrongDay });
  const kept = (await listPhotos(tx, [entryId])).get(entryId) ?? [];
  const sent = {
    teamId: team.id,
    accountId: caller.accountId,
    contents: body.photos.map(({ content }) => content),
    kept,
  };
  const { contents, uploadIds } = await resolvePhotos(tx, services, sent);
  const hasNewPhotos = contents.some((content) => kept.every(({ sha256 }) => sha256 !== content));
  if (known) await change(tx, write, { known, texts, hasNewPhotos, now: services.now() });
  else await add(tx, write, { texts, now: services.now() });
  await writePhotos(tx, { teamId: team.id, entryId }, contents);
  await forgetUploads(tx, caller.accountId, uploadIds);
}

/**
 * Locks an entry that the caller may change; null when there is none. Throws notYours for any other entry, and notFound for
 * one of another team whose diary the caller keeps.
 */
export async function lockOwnEntry(
  tx: Tx,
  { caller, team, entryId }: Pick<EntryWrite, 'caller' | 'team' | 'entryId'>,
): Promise<LockedEntry | null> {
  const [known] = await lockEntries(tx, [entryId]);
  if (known === undefined) return null;
  requireAllowed(canChangeEntry(caller, { ...known, teacherId: known.writersTeacher }));
  if (known.teamId !== team.id) throw new Refusal('notFound');
  return known;
}

function textsOf(body: Body): EntryTexts {
  const { text, progress, day, photos } = body;
  const reason = needsReason(progress) ? body.reason : '';
  const canonical = JSON.stringify([text, progress, reason, day, photos.map(({ content }) => content)]);
  return { text, progress, reason, day, fingerprint: createHash('sha256').update(canonical).digest('hex') };
}

async function add(
  tx: Tx,
  { caller, team, entryId }: EntryWrite,
  { texts, now }: { texts: EntryTexts; now: number },
): Promise<void> {
  if ((await countEntries(tx, team.id)) >= DIARY_ENTRIES_MAX) throw new Refusal('tooManyEntries');
  const at = new Date(now);
  const byTeam = isTeam(caller.role);
  const status = byTeam ? await freshStatus(tx, team, texts) : approvedBy(caller, now);
  const isAdded = await addEntry(tx, { ...texts, id: entryId, teamId: team.id, byTeam, createdAt: at, status });
  if (!isAdded) throw new Refusal('notFound');
  await audit(tx, { caller, at }, 'writeDiaryEntry', ownedSubject(team), { entry: entryId });
}

interface Change {
  known: LockedEntry;
  texts: EntryTexts;
  hasNewPhotos: boolean;
  now: number;
}

/**
 * What the team writes or adds anew is moderated again; an edit of staff approves the entry, as one of a proposal does
 * (ruling 30).
 */
async function change(
  tx: Tx,
  { caller, team, entryId }: EntryWrite,
  { known, texts, hasNewPhotos, now }: Change,
): Promise<void> {
  const by = { caller, at: new Date(now) };
  await rewriteEntry(tx, entryId, texts);
  await audit(tx, by, 'editDiaryEntry', ownedSubject(team), { entry: entryId });
  const judged = judgedOf(known);
  if (isTeam(caller.role)) {
    const isSame = known.text === texts.text && known.reason === texts.reason && !hasNewPhotos;
    const fresh = await freshStatus(tx, team, texts);
    await writeEntryStatus(
      tx,
      entryId,
      statusAfterRewrite(judged.status, fresh, isSame),
      isSame ? judged.before : null,
    );
    return;
  }
  if (needsSelfHarmReview(judged) && harmsOf(texts).includes('self-harm')) return;
  const verdict = verdictOnEdit(judged, deciderOf(caller, now));
  if (verdict === null) return;
  await writeEntryStatus(tx, entryId, verdict.status, verdict.before);
  if (known.state !== 'shown') await audit(tx, by, 'approveDiaryEntries', ownedSubject(team), { entry: entryId });
}

async function freshStatus(tx: Tx, team: PlayingTeam, texts: EntryTexts): Promise<ModerationStatus> {
  return initialModerationStatus(await moderationFor(tx, team.teacherId), harmsOf(texts));
}

function harmsOf({ text, reason }: EntryTexts) {
  return harmsIn(`${text}\n${reason}`);
}

function approvedBy({ accountId }: Caller, now: number): ModerationStatus {
  return { state: 'shown', heldFor: null, decidedBy: accountId, decidedAt: now };
}
