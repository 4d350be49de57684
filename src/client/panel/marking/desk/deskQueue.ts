import type { QueuedTeam } from '#contract/marking/desk.ts';
import { MISSION_LEVELS, type MissionLevel } from '#domain/vocabulary.ts';

/** One answer to mark: a mission of a team. */
export interface DeskPlace {
  teamId: string;
  level: MissionLevel;
}

/** What takes the focus when an answer is stepped to: its first missing mark, or the box for the answer to its question. */
export type Arrival = 'mark' | 'question';

/** How far the marking of a mission is. */
export interface Progress {
  marked: number;
  posted: number;
}

/** Returns how many of the teams that posted a mission have all their marks. */
export function progressOf(queue: readonly QueuedTeam[], level: MissionLevel): Progress {
  const marked = queue.filter((team) => team.marked.includes(level)).length;
  return { marked, posted: marked + queue.filter((team) => team.open.includes(level)).length };
}

/** Returns the teams that posted a mission, in the order of the queue. */
export function postedIn(queue: readonly QueuedTeam[], level: MissionLevel): QueuedTeam[] {
  return queue.filter((team) => team.open.includes(level) || team.marked.includes(level));
}

/** Returns the mission that the desk opens with: the first that waits for a mark, else the first that was posted. */
export function firstMission(queue: readonly QueuedTeam[]): MissionLevel {
  const waiting = MISSION_LEVELS.find((level) => progressOf(queue, level).marked < progressOf(queue, level).posted);
  return waiting ?? MISSION_LEVELS.find((level) => postedIn(queue, level).length > 0) ?? 1;
}

/** Returns the teams whose answers come next, each once, at most `count`, as `nextOpen` steps through the queue. */
export function comingTeams(queue: readonly QueuedTeam[], place: DeskPlace, count: number): string[] {
  const at = queue.findIndex(({ _id }) => _id === place.teamId);
  const inOrder = [...queue.slice(at + 1), ...queue.slice(0, Math.max(at, 0))];
  const here = inOrder.filter(({ open }) => open.includes(place.level));
  const elsewhere = inOrder.filter(({ open }) => open.length > 0 && !open.includes(place.level));
  const next = nextOpen(queue, place);
  const teams = [...(next ? [next.teamId] : []), ...[...here, ...elsewhere].map(({ _id }) => _id)];
  return [...new Set(teams)].filter((id) => id !== place.teamId).slice(0, count);
}

/**
 * Returns the next answer without all its marks: later teams of this mission, then its earlier ones, then the following
 * missions in the same way; null when nothing waits. The present answer is never returned.
 */
export function nextOpen(queue: readonly QueuedTeam[], { teamId, level }: DeskPlace): DeskPlace | null {
  const at = queue.findIndex((team) => team._id === teamId);
  const others = [...queue.slice(at + 1), ...queue.slice(0, Math.max(at, 0))];
  const here = others.find((team) => team.open.includes(level));
  if (here) return { teamId: here._id, level };
  const from = MISSION_LEVELS.indexOf(level);
  const missions = [...MISSION_LEVELS.slice(from + 1), ...MISSION_LEVELS.slice(0, from)];
  for (const mission of missions) {
    const waiting = queue.find((team) => team.open.includes(mission));
    if (waiting) return { teamId: waiting._id, level: mission };
  }
  return null;
}

/** Returns the answers about which a team asks something that nobody has answered, in the order of the queue. */
export function questionsIn(queue: readonly QueuedTeam[]): DeskPlace[] {
  return queue.flatMap(({ _id, questions }) =>
    MISSION_LEVELS.filter((level) => questions.includes(level)).map((level) => ({ teamId: _id, level })),
  );
}

/** Returns the question after this place, then from the start again; null when no other waits. */
export function nextQuestion(queue: readonly QueuedTeam[], place: DeskPlace | null): DeskPlace | null {
  const waiting = questionsIn(queue);
  if (place === null) return waiting[0] ?? null;
  const order = (of: DeskPlace) => queue.findIndex(({ _id }) => _id === of.teamId) * MISSION_LEVELS.length + of.level;
  const others = waiting.filter(({ teamId, level }) => teamId !== place.teamId || level !== place.level);
  return others.find((one) => order(one) > order(place)) ?? others[0] ?? null;
}

/** Returns the team before or after this one in `posted` (postedIn); null at the end of the list. */
export function neighbour(posted: readonly QueuedTeam[], { teamId, level }: DeskPlace, step: 1 | -1): DeskPlace | null {
  const at = posted.findIndex((team) => team._id === teamId);
  const to = at === -1 ? undefined : posted[at + step];
  return to ? { teamId: to._id, level } : null;
}
