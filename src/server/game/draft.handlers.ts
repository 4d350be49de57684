import type { draft } from '#contract/game/draft.ts';
import { judgePost, partAtLevel } from '#domain/game/progression.ts';
import type { Part } from '#domain/vocabulary.ts';
import type { Database } from '../db/openDatabase.ts';
import { badInput } from '../http/badInput.ts';
import type { Handlers } from '../http/handler.ts';
import { Refusal } from '../http/Refusal.ts';
import { type DraftVersion, findDraft, keepDraftVersion, listKept, writeDraft } from './drafts.queries.ts';
import { growAnswer } from './growth/growAnswer.ts';
import type { PlayingTeam } from './levels.queries.ts';
import { inLockedTeam, openLevelOf, requireTeam } from './playingTeam.ts';
import { storedPart } from './stored.ts';

/** Handles drafts, so that a team continues its work on another device (ruling 14). */
export const draftHandlers: Handlers<typeof draft> = {
  readDraft: async ({ caller, services }) => {
    return readOpenDraft(services.db, await requireTeam(services.db, caller.accountId));
  },

  /** Last revision wins; a losing version, or a replaced one of another device, is kept. */
  writeDraft: ({ caller, services, body }) =>
    inLockedTeam(services.db, caller.accountId, async (tx, team) => {
      const part = requireOpenPart(team, body.part);
      requireStorable(body.content);
      const place = { teamId: team.id, part };
      const { revision, device, content } = body;
      const sent: DraftVersion = { revision, device, content, at: new Date(services.now()) };
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
    }),
};

/** Reads the draft of the part that the team plays now, and the versions that were put aside. */
export async function readOpenDraft(db: Database, team: PlayingTeam) {
  const part = partAtLevel(openLevelOf(team));
  if (part === null) return { part, draft: null, kept: [] };
  const place = { teamId: team.id, part };
  const [current, kept] = await Promise.all([findDraft(db, place), listKept(db, place)]);
  return { part, draft: current && presentVersion(current), kept: kept.map(presentVersion) };
}

/** Accepts drafts of the open part, and of the team's own next mission while one that was given back comes first. */
function requireOpenPart({ level, returned }: PlayingTeam, sent: number): Part {
  const part = storedPart(sent);
  const given = returned.map((mission) => mission.level);
  const verdict = judgePost({ level, returned: given, part, sameAsStored: null });
  if (verdict === 'accept' || part === partAtLevel(level)) return part;
  throw new Refusal(verdict === 'ahead' ? 'levelAhead' : 'alreadyAnswered');
}

/** PostgreSQL text cannot contain NUL. */
function requireStorable(content: string): void {
  if (content.includes('\0')) throw badInput({ content: 'Tem caracteres que não podem ser guardados.' });
}

/** `at` is in unix seconds, as in comments. */
function presentVersion({ revision, device, content, at }: DraftVersion) {
  return { revision, device, content, at: Math.floor(at.getTime() / 1_000) };
}
