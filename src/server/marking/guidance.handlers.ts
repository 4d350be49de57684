import type { guidance } from '#contract/marking/guidance.ts';
import { wasPosted } from '#domain/game/progression.ts';
import { notifyCouncilChanged } from '../classroom/teamChanges.queries.ts';
import { findProposalOfTeam } from '../council/proposals.queries.ts';
import { lockVoteOn } from '../council/session/ballots.queries.ts';
import type { Tx } from '../db/openDatabase.ts';
import { readCurrentVersion } from '../game/currentVersion.queries.ts';
import type { PlayingTeam } from '../game/levels.queries.ts';
import { inLockedTeam, requireTeam } from '../game/playingTeam.ts';
import { statusOf } from '../game/status.presenter.ts';
import { storedMission } from '../game/stored.ts';
import type { Handlers } from '../http/handler.ts';
import { Refusal } from '../http/Refusal.ts';
import { requireAllowed } from '../http/requireAllowed.ts';
import { audit, auditOnce, ownedSubject } from '../records/history/audit.queries.ts';
import { giveBackMission, putNote, readNotes, readReturned, undoGiveBackMission } from './guidance.queries.ts';
import { canMark, canReadWork } from './marking.policy.ts';
import { clearMark, readMarks, refreshPoints, writeMark } from './marks.queries.ts';
import { presentNotes } from './notes.presenter.ts';
import { refreshQuizMarks } from './quiz/refreshQuizMarks.ts';
import { versionsOf } from './teamParts.ts';

const NOTE_ON_FORMER =
  'A equipa respondeu entretanto de novo a esta missão: o comentário é sobre a resposta anterior. Leia a nova antes de o guardar.';

/** Handles missions given back and teachers' notes (ruling 4). The audit does not contain the text of notes. */
export const guidanceHandlers: Handlers<typeof guidance> = {
  /**
   * Keeps the old answers until new ones are posted; later missions keep their points. Giving back level 4 withdraws
   * the proposal from the council until then (ruling 6).
   */
  giveBack: async ({ caller, services, params, body }) => {
    const { theme, reply } = await inLockedTeam(services.db, params.teamId, async (tx, team) => {
      requireAllowed(canMark(caller, team));
      const level = storedMission(params.level);
      if (!wasPosted(level, team.level)) throw new Refusal('levelNotPosted');
      if (level === 4) await requireChangeable(tx, team);
      const at = new Date(services.now());
      const { [level]: mark } = await readMarks(tx, team.id);
      await giveBackMission(tx, { teamId: team.id, level, note: body.note, mark, at });
      await clearMark(tx, team.id, level);
      const points = await refreshPoints(tx, team.id);
      await audit(tx, { caller, at }, 'giveBack', ownedSubject(team), { level });
      const status = statusOf({ ...team, returned: await readReturned(tx, team.id) });
      return { theme: team.theme, reply: { status, points } };
    });
    if (Number(params.level) === 4) await notifyCouncilChanged(services.db, [theme]);
    return reply;
  },

  /** Restores the marks; the old answers are still stored, and drafts written meanwhile stay. */
  undoGiveBack: ({ caller, services, params }) =>
    inLockedTeam(services.db, params.teamId, async (tx, team) => {
      requireAllowed(canMark(caller, team));
      const level = storedMission(params.level);
      const mark = await undoGiveBackMission(tx, { teamId: team.id, level });
      if (mark === null) throw new Refusal('notReturned');
      await writeMark(tx, team.id, level, mark);
      // The class may have corrected the quiz meanwhile.
      if (level === 1) await refreshQuizMarks(tx, [team.id]);
      const points = await refreshPoints(tx, team.id);
      const at = new Date(services.now());
      await audit(tx, { caller, at }, 'undoGiveBack', ownedSubject(team), { level });
      return { status: statusOf({ ...team, returned: await readReturned(tx, team.id) }), points };
    }),

  answerVersions: async ({ caller, services, params: { teamId } }) => {
    requireAllowed(canReadWork(caller, await requireTeam(services.db, teamId)));
    return versionsOf(services, teamId);
  },

  /** A note that waited on a device may be about an answer that was replaced meanwhile. */
  writeNote: ({ caller, services, params, body: { text, version, seen } }) =>
    inLockedTeam(services.db, params.teamId, async (tx, team) => {
      requireAllowed(canMark(caller, team));
      const level = storedMission(params.level);
      if (version !== undefined && version !== (await readCurrentVersion(tx, { teamId: team.id, level }))) {
        throw new Refusal('answerReplaced', { message: NOTE_ON_FORMER });
      }
      const stored = (await readNotes(tx, team.id))[level] ?? '';
      if (seen !== undefined && stored !== seen && stored !== text) throw new Refusal('noteChanged');
      const at = new Date(services.now());
      await putNote(tx, { teamId: team.id, level, text, at });
      await auditOnce(tx, { caller, at }, 'writeNote', ownedSubject(team), { level, removed: text === '' });
      return { notes: presentNotes(await readNotes(tx, team.id)) };
    }),
};

/** Throws alreadySubmitted, because a submitted proposal is final (ruling 6), or planInVote while a class votes on it. */
async function requireChangeable(tx: Tx, team: PlayingTeam): Promise<void> {
  const proposal = await findProposalOfTeam(tx, team.id);
  if (proposal?.submittedAt) throw new Refusal('alreadySubmitted');
  if (proposal && (await lockVoteOn(tx, proposal.id))) throw new Refusal('planInVote');
}
