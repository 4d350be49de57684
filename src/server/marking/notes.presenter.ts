import type { Notes, Team } from '#contract/school/teams.ts';
import { pointsOf } from '#domain/marking/scoring.ts';
import type { LevelNotes } from './guidance.queries.ts';

/** Presents a teacher's notes for staff; null for a mission without a note. */
export function presentNotes({ 1: level1, 2: level2, 3: level3, 4: level4 }: LevelNotes): Notes {
  return { level1: level1 ?? null, level2: level2 ?? null, level3: level3 ?? null, level4: level4 ?? null };
}

const NO_NOTES: Notes = { level1: null, level2: null, level3: null, level4: null };

/** Removes marks and notes, for the view of a team whose class's feedback is held back (decision 0080). */
export function withoutFeedback(team: Team): Team {
  const held = { ...team, points: pointsOf({}) };
  return team.answers === undefined ? held : { ...held, answers: { ...team.answers, notes: NO_NOTES } };
}

/** Removes notes on missions that the team has not posted or got back, for the team's own view. */
export function withoutEarlyNotes(team: Team): Team {
  if (team.answers === undefined) return team;
  const { accepted } = team.status;
  const { level1, level2, level3, level4 } = team.answers.notes;
  const notes: Notes = {
    level1: accepted.level1 ? level1 : null,
    level2: accepted.level2 ? level2 : null,
    level3: accepted.level3 ? level3 : null,
    level4: accepted.level4 ? level4 : null,
  };
  return { ...team, answers: { ...team.answers, notes } };
}
