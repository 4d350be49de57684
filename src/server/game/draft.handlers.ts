import type { draft } from '#contract/game/draft.ts';
import { judgePost, partAtLevel } from '#domain/game/progression.ts';
import type { Part } from '#domain/vocabulary.ts';
import { notifyTeamChanged } from '../classroom/teamChanges.queries.ts';
import type { Database } from '../db/openDatabase.ts';
import { badInput } from '../http/badInput.ts';
import type { Handlers } from '../http/handler.ts';
import { Refusal } from '../http/Refusal.ts';
import {
  type DraftVersion,
  findDraft,
  findTeamWithDraft,
  followDraft,
  keepDraftVersion,
  listKept,
  writeDraft,
} from './drafts.queries.ts';
import { growAnswer, nextStep } from './growth/growAnswer.ts';
import type { PlayingTeam } from './levels.queries.ts';
import { inLockedTeam, openLevelOf, requireTeam } from './playingTeam.ts';
import { storedPart } from './stored.ts';

/** Handles drafts, so that a team continues its work on another device (ruling 14). */
export const draftHandlers: Handlers<typeof draft> = {
  readDraft: async ({ caller, services }) => {
    return readOpenDraft(services.db, await requireTeam(services.db, caller.accountId));
  },

  /** Last revision wins; a losing version, or a replaced one of another device, is kept. */
  writeDraft: async ({ caller, services: { db, now }, body }) => {
    requireStorable(body.content);
    const { revision, device, content } = body;
    const sent: DraftVersion = { revision, device, content, at: new Date(now()) };
    if (await continueDraft(db, { teamId: caller.accountId, part: storedPart(body.part) }, sent))
      return { won: true, draft: presentVersion(sent) };
    return inLockedTeam(db, caller.accountId, async (tx, team) => {
      const part = requireOpenPart(team, body.part);
      const place = { teamId: team.id, part };
      const stored = await findDraft(tx, place);
      if (stored === null || revision > stored.revision) {
        const isOther = stored !== null && stored.device !== device;
        // Keeps the stored revision, so that a device that continues from the same content does not lose to this one.
        if (isOther && stored.content === content) return { won: true, draft: presentVersion(stored) };
        if (isOther) await keepDraftVersion(tx, place, stored);
        await writeDraft(tx, place, sent);
        await growAnswer(tx, team, { part, content, at: sent.at, last: stored?.lastStep ?? null });
        return { won: true, draft: presentVersion(sent) };
      }
      const resent = stored.device === device && stored.content === content;
      // A delayed request: the same device has already sent a later revision, so nothing is lost.
      const isLate = stored.device === device && revision < stored.revision;
      if (!resent && !isLate) await keepDraftVersion(tx, place, sent);
      return { won: resent, draft: presentVersion(stored) };
    });
  },
};

/**
 * Writes what most often comes, with two queries: the next revision of the device that wrote the stored one, that makes no step of how
 * the answer grew. Returns false for all else, and when something else was stored meanwhile.
 */
async function continueDraft(
  db: Database,
  place: { teamId: string; part: Part },
  sent: DraftVersion,
): Promise<boolean> {
  const found = await findTeamWithDraft(db, place);
  if (found === null) return false;
  const { team, draft: stored } = found;
  if (stored.device !== sent.device || sent.revision <= stored.revision || !isOpenPart(team, place.part)) return false;
  const { content, at } = sent;
  if (nextStep(team, { part: place.part, content, at, last: stored.lastStep }) !== null) return false;
  if (!(await followDraft(db, place, stored.revision, sent))) return false;
  await notifyTeamChanged(db, team.id);
  return true;
}

/** Reads the draft of the part that the team plays now, and the versions that were put aside. */
async function readOpenDraft(db: Database, team: PlayingTeam) {
  const part = partAtLevel(openLevelOf(team));
  if (part === null) return { part, draft: null, kept: [] };
  const place = { teamId: team.id, part };
  const [current, kept] = await Promise.all([findDraft(db, place), listKept(db, place)]);
  return { part, draft: current && presentVersion(current), kept: kept.map(presentVersion) };
}

/** Throws a Refusal unless drafts of this part are accepted. */
function requireOpenPart(team: PlayingTeam, sent: number): Part {
  const part = storedPart(sent);
  if (isOpenPart(team, part)) return part;
  throw new Refusal(judgeDraft(team, part) === 'ahead' ? 'levelAhead' : 'alreadyAnswered');
}

/** Accepts drafts of the open part, and of the team's own next mission while one that was given back comes first. */
function isOpenPart(team: PlayingTeam, part: Part): boolean {
  return judgeDraft(team, part) === 'accept' || part === partAtLevel(team.level);
}

function judgeDraft({ level, returned }: PlayingTeam, part: Part) {
  return judgePost({ level, returned: returned.map((mission) => mission.level), part, sameAsStored: null });
}

/** PostgreSQL text cannot contain NUL. */
function requireStorable(content: string): void {
  if (content.includes('\0')) throw badInput({ content: 'Tem caracteres que não podem ser guardados.' });
}

/** `at` is in unix seconds, as in comments. */
function presentVersion({ revision, device, content, at }: DraftVersion) {
  return { revision, device, content, at: Math.floor(at.getTime() / 1_000) };
}
