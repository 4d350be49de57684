import { createHash } from 'node:crypto';
import type { Mission } from '#content/SolarSystem.ts';
import type { AskedQuestion, FeedbackQuestion, MissionFeedback } from '#contract/marking/feedback.ts';
import { markWords } from '#domain/marking/markWords.ts';
import { CRITERIA } from '#domain/marking/scoring.ts';
import type { PlacedRow } from '../places/placedComments.queries.ts';
import type { FeedbackRow, QuestionRow } from './feedback.queries.ts';

/** Hexadecimal digits of each half of a fingerprint. */
const HALF_CHARS = 8;

/** Presents what was said of a mission to its team; `mission` gives the words of the marks, `placed` are the comments on places. */
export function presentFeedback(row: FeedbackRow, mission: Mission, placed: readonly PlacedRow[]): MissionFeedback {
  const { level, version, mark, comment, question, seen } = row;
  const fingerprint = fingerprintOf(row, placed);
  return {
    level,
    version,
    title: mission.title,
    criteria: CRITERIA.map((criterion) => ({
      criterion,
      words: markWords(mission.marks, criterion, mark[criterion], 'team'),
    })),
    comment,
    question: question && presentQuestion(question),
    fingerprint,
    news: newsOf(fingerprint, seen, question?.answer ?? null),
  };
}

export function presentQuestion({ text, askedAt, answer, answeredAt }: QuestionRow): FeedbackQuestion {
  return { text, askedAt: secondsOf(askedAt), answer, answeredAt: answeredAt && secondsOf(answeredAt) };
}

/** Presents a question to staff. */
export function presentAsked(row: QuestionRow): AskedQuestion {
  return { ...presentQuestion(row), level: row.level, version: row.version };
}

/**
 * Returns a hash of all that staff said of a mission, so that a change of any of it is new to the team. Its second half is a
 * hash of the answer to the team's question alone, so that `newsOf` can tell an unread answer from other news.
 */
function fingerprintOf(row: FeedbackRow, placed: readonly PlacedRow[]): string {
  const { version, mark, comment, question } = row;
  const comments = placed.map(({ id, text }) => [id, text]);
  return hashOf([version, mark.p1, mark.p2, comment, comments]) + hashOf([version, question?.answer ?? null]);
}

/** Returns what differs from the fingerprint that the team has read last. */
function newsOf(fingerprint: string, seen: string | null, answer: string | null): MissionFeedback['news'] {
  if (fingerprint === seen) return null;
  const isAnswerSeen = fingerprint.slice(HALF_CHARS) === seen?.slice(HALF_CHARS);
  return answer !== null && !isAnswerSeen ? 'answer' : 'said';
}

function hashOf(said: unknown): string {
  return createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, HALF_CHARS);
}

function secondsOf(at: Date): number {
  return Math.floor(at.getTime() / 1_000);
}
