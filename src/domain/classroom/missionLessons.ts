import { MISSION_PLAYED_MIN_MS } from '../limits.ts';
import type { MissionLevel, Part } from '../vocabulary.ts';

// In which lessons a mission was played. Nothing records it: it follows from when the parts of a team were accepted.

/** A part that a team has posted, in its current or a former version. Times are in ms since 1970. */
export interface PostedPart {
  part: Part;
  acceptedAt: number;
  /** When it was given back; null when it was not. */
  returnedAt: number | null;
}

/** From when until when something lasted, in ms since 1970. */
export interface Span {
  from: number;
  until: number;
}

/**
 * Returns whether a team played a mission in a lesson: it posted the mission then, or had it open for a while. The last
 * minutes of a lesson, in which a team only begins the next mission, do not count.
 */
export function wasPlayedIn(lesson: Span, mission: MissionLevel, posted: readonly PostedPart[]): boolean {
  const isPostedThen = posted.some(
    ({ part, acceptedAt }) => part === mission && acceptedAt >= lesson.from && acceptedAt <= lesson.until,
  );
  if (isPostedThen) return true;
  const openMs = openSpans(mission, posted).reduce((sum, span) => sum + overlapMs(span, lesson), 0);
  return openMs >= MISSION_PLAYED_MIN_MS;
}

/** A mission is open from the first acceptance of the part before it, and each time that it was given back. */
function openSpans(mission: MissionLevel, posted: readonly PostedPart[]): Span[] {
  const before = posted.filter(({ part }) => part === mission - 1).map(({ acceptedAt }) => acceptedAt);
  if (before.length === 0) return [];
  const own = posted.filter(({ part }) => part === mission).sort((a, b) => a.acceptedAt - b.acceptedAt);
  const starts = [Math.min(...before), ...own.map(({ returnedAt }) => returnedAt)];
  return starts.flatMap((from, index) =>
    from === null ? [] : [{ from, until: own[index]?.acceptedAt ?? Number.POSITIVE_INFINITY }],
  );
}

function overlapMs(a: Span, b: Span): number {
  return Math.max(0, Math.min(a.until, b.until) - Math.max(a.from, b.from));
}
