import type { guidance } from '#contract/marking/guidance.ts';
import { wasPosted } from '#domain/game/progression.ts';
import { notifyCouncilChanged } from '../classroom/teamChanges.queries.ts';
import { findProposalOfTeam } from '../council/proposals.queries.ts';
import type { Tx } from '../db/openDatabase.ts';
import { fileLink } from '../files/links.ts';
import { readVersions } from '../game/answerVersions.queries.ts';
import type { PlayingTeam } from '../game/levels.queries.ts';
import { inLockedTeam, requireTeam } from '../game/playingTeam.ts';
import { statusOf } from '../game/status.presenter.ts';
import { storedMission } from '../game/stored.ts';
import type { Handlers } from '../http/handler.ts';
import { Refusal } from '../http/Refusal.ts';
import { requireAllowed } from '../http/requireAllowed.ts';
import { audit, auditOnce, ownedSubject } from '../records/history/audit.queries.ts';
import { presentAnswerVersion } from './answerVersions.presenter.ts';
import { putNote, putReturned, readNotes, readReturned, takeReturned } from './guidance.queries.ts';
import { canMark, canReadWork } from './marking.policy.ts';
import { clearMark, readMarks, refreshPoints, writeMark } from './marks.queries.ts';
import { presentNotes } from './notes.presenter.ts';

/** Missions that go back to the team, and words about missions (ruling 4). Of the words, the record says nothing. */
export const guidanceHandlers: Handlers<typeof guidance> = {
  /**
   * The old answers stay until new ones come, and so do later missions with their points. A level 4 takes its proposal out
   * of the council until then (ruling 6).
   */
  giveBack: async ({ caller, services, params, body }) => {
    const { theme, reply } = await inLockedTeam(services.db, params.teamId, async (tx, team) => {
      requireAllowed(canMark(caller, team));
      const level = storedMission(params.level);
      if (!wasPosted(level, team.level)) throw new Refusal('levelNotPosted');
      if (level === 4) await requireDraft(tx, team);
      const at = new Date(services.now());
      const { [level]: mark } = await readMarks(tx, team.id);
      await putReturned(tx, { teamId: team.id, level, note: body.note, mark, at });
      await clearMark(tx, team.id, level);
      const points = await refreshPoints(tx, team.id);
      await audit(tx, { caller, at }, 'giveBack', ownedSubject(team), { level });
      const status = statusOf({ ...team, returned: await readReturned(tx, team.id) });
      return { theme: team.theme, reply: { status, points } };
    });
    if (Number(params.level) === 4) await notifyCouncilChanged(services.db, [theme]);
    return reply;
  },

  /** The old answers are still stored, and the marks come back as they were; what the team has drafted meanwhile stays. */
  undoGiveBack: ({ caller, services, params }) =>
    inLockedTeam(services.db, params.teamId, async (tx, team) => {
      requireAllowed(canMark(caller, team));
      const level = storedMission(params.level);
      const mark = await takeReturned(tx, { teamId: team.id, level });
      if (mark === null) throw new Refusal('notReturned');
      await writeMark(tx, team.id, level, mark);
      const points = await refreshPoints(tx, team.id);
      const at = new Date(services.now());
      await audit(tx, { caller, at }, 'undoGiveBack', ownedSubject(team), { level });
      return { status: statusOf({ ...team, returned: await readReturned(tx, team.id) }), points };
    }),

  answerVersions: async ({ caller, services, params: { teamId } }) => {
    requireAllowed(canReadWork(caller, await requireTeam(services.db, teamId)));
    const now = services.now();
    const stored = await readVersions(services.db, [teamId]);
    return {
      versions: stored.map((version) => presentAnswerVersion(version, (file) => fileLink(services, file, now))),
    };
  },

  writeNote: ({ caller, services, params, body: { text } }) =>
    inLockedTeam(services.db, params.teamId, async (tx, team) => {
      requireAllowed(canMark(caller, team));
      const level = storedMission(params.level);
      const at = new Date(services.now());
      await putNote(tx, { teamId: team.id, level, text, at });
      await auditOnce(tx, { caller, at }, 'writeNote', ownedSubject(team), { level, removed: text === '' });
      return { notes: presentNotes(await readNotes(tx, team.id)) };
    }),
};

/** What was submitted is final: its plan is not answered anew (ruling 6). */
async function requireDraft(tx: Tx, team: PlayingTeam): Promise<void> {
  const proposal = await findProposalOfTeam(tx, team.id);
  if (proposal?.submittedAt) throw new Refusal('alreadySubmitted');
}
