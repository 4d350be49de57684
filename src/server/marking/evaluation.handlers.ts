import type { evaluation } from '#contract/marking/evaluation.ts';
import { CRITERIA, type Criterion, LEVEL_SCORES, type Mark, refuseMark } from '#domain/marking/scoring.ts';
import { MISSION_LEVELS, type MissionLevel } from '#domain/vocabulary.ts';
import { inLockedTeam } from '../game/playingTeam.ts';
import { badInput } from '../http/badInput.ts';
import type { Handlers } from '../http/handler.ts';
import { Refusal } from '../http/Refusal.ts';
import { requireAllowed } from '../http/requireAllowed.ts';
import { audit, ownedSubject } from '../records/history/audit.queries.ts';
import { canMark } from './marking.policy.ts';
import { readMarks, refreshPoints, type StoredMarks, writeMark } from './marks.queries.ts';

/** Null: taken back, or not given. */
type SentMark = { p1?: number | null | undefined; p2?: number | null | undefined };
type SentPoints = { [K in `level${MissionLevel}`]?: SentMark | undefined };

/** A teacher's marks (rulings 2 and 5). What is sent is given, a 0 too, or taken back; a mark that is left out stays as it is. */
export const evaluationHandlers: Handlers<typeof evaluation> = {
  evaluateTeam: async ({ caller, services, body }) => {
    const { teamId } = body;
    const points = await inLockedTeam(services.db, teamId, async (tx, team) => {
      requireAllowed(canMark(caller, team));
      const sent = givenMarks(body.points);
      const stored = await readMarks(tx, teamId);
      const changed = changedMarks(sent, stored);
      requireUnchanged(changed, stored, body.seen);
      for (const { level, mark } of changed) await writeMark(tx, teamId, level, mark);
      const details = { changed: changed.map(({ level, mark }) => ({ level, before: stored[level], after: mark })) };
      const by = { caller, at: new Date(services.now()) };
      if (changed.length > 0) await audit(tx, by, 'evaluateTeam', ownedSubject(team), details);
      return refreshPoints(tx, teamId);
    });
    return { points };
  },
};

/** What was sent and may be given; p1 of level 1 is counted by the server, so whatever is sent for it is not read. */
function givenMarks(points: SentPoints): Map<MissionLevel, SentMark> {
  const fields: Record<string, string> = {};
  const given = new Map<MissionLevel, SentMark>();
  for (const level of MISSION_LEVELS) {
    const mark: SentMark = {};
    for (const criterion of CRITERIA) {
      const value = points[`level${level}`]?.[criterion];
      if (value === undefined || LEVEL_SCORES[level][criterion].length === 0) continue;
      const refusal = value === null ? null : refuseMark(level, criterion, value);
      if (refusal === null) mark[criterion] = value;
      else fields[`points.level${level}.${criterion}`] = refusal;
    }
    given.set(level, mark);
  }
  if (Object.keys(fields).length > 0) throw badInput(fields);
  return given;
}

/** The posted levels whose marks change. Zeros for a level that was not posted say nothing; more is refused. */
function changedMarks(given: Map<MissionLevel, SentMark>, stored: StoredMarks) {
  const changed: { level: MissionLevel; mark: Required<Mark> }[] = [];
  for (const [level, { p1, p2 }] of given) {
    const before = stored[level];
    if (before === undefined) {
      if (p1 || p2) throw new Refusal('levelNotPosted');
      continue;
    }
    const mark = {
      p1: p1 === undefined ? before.p1 : (p1 ?? 0),
      p2: p2 === undefined ? before.p2 : (p2 ?? 0),
      marked: {
        p1: p1 === undefined ? before.marked.p1 : p1 !== null,
        p2: p2 === undefined ? before.marked.p2 : p2 !== null,
      },
    };
    const isSame = (criterion: Criterion) =>
      mark[criterion] === before[criterion] && mark.marked[criterion] === before.marked[criterion];
    if (!CRITERIA.every(isSame)) changed.push({ level, mark });
  }
  return changed;
}

/** Marks may be sent long after they were chosen, when the network is back: newer ones are not written over by them. */
function requireUnchanged(changed: ReturnType<typeof changedMarks>, stored: StoredMarks, seen: SentPoints = {}): void {
  for (const { level, mark } of changed) {
    const before = stored[level];
    for (const criterion of CRITERIA) {
      const saw = seen[`level${level}`]?.[criterion];
      if (saw === undefined || before === undefined) continue;
      const stands = before.marked[criterion] ? before[criterion] : null;
      const wanted = mark.marked[criterion] ? mark[criterion] : null;
      if (stands !== saw && stands !== wanted) throw new Refusal('marksChanged');
    }
  }
}
