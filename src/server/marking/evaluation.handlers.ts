import type { evaluation } from '#contract/marking/evaluation.ts';
import { CRITERIA, type Criterion, LEVEL_SCORES, type Mark, validateMark } from '#domain/marking/scoring.ts';
import { MISSION_LEVELS, type MissionLevel } from '#domain/vocabulary.ts';
import { inLockedTeam } from '../game/playingTeam.ts';
import { badInput } from '../http/badInput.ts';
import type { Handlers } from '../http/handler.ts';
import { Refusal } from '../http/Refusal.ts';
import { requireAllowed } from '../http/requireAllowed.ts';
import { audit, ownedSubject } from '../records/history/audit.queries.ts';
import { canMark } from './marking.policy.ts';
import { readMarks, refreshPoints, type StoredMarks, writeMark } from './marks.queries.ts';

/** Null removes a mark; undefined leaves it unchanged. */
type SentMark = { p1?: number | null | undefined; p2?: number | null | undefined };
type SentPoints = { [K in `level${MissionLevel}`]?: SentMark | undefined };

/** Handles a teacher's marks (rulings 2 and 5): a number, 0 too, sets a mark, null removes it, an absent one stays. */
export const evaluationHandlers: Handlers<typeof evaluation> = {
  evaluateTeam: async ({ caller, services, body }) => {
    const { teamId } = body;
    const points = await inLockedTeam(services.db, teamId, async (tx, team) => {
      requireAllowed(canMark(caller, team));
      const sent = validMarks(body.points);
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

/** Returns the valid marks that were sent; ignores p1 of level 1, which the server computes. Throws badInput. */
function validMarks(points: SentPoints): Map<MissionLevel, SentMark> {
  const fields: Record<string, string> = {};
  const given = new Map<MissionLevel, SentMark>();
  for (const level of MISSION_LEVELS) {
    const mark: SentMark = {};
    for (const criterion of CRITERIA) {
      const value = points[`level${level}`]?.[criterion];
      if (value === undefined || LEVEL_SCORES[level][criterion].length === 0) continue;
      const refusal = value === null ? null : validateMark(level, criterion, value);
      if (refusal === null) mark[criterion] = value;
      else fields[`points.level${level}.${criterion}`] = refusal;
    }
    given.set(level, mark);
  }
  if (Object.keys(fields).length > 0) throw badInput(fields);
  return given;
}

/** Returns the marks that change. For a level that was not posted, ignores zeros and throws levelNotPosted otherwise. */
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

/**
 * Throws marksChanged when a stored mark differs from the one that the teacher saw: a device may send marks long after
 * they were chosen, and they must not overwrite newer ones.
 */
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
