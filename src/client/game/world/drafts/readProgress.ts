import type { LocalFile, Progress, UnsentComment, UnsentReply } from '#client/game/flow/GameState.ts';
import { NO_DILEMMA } from '#client/game/flow/rules/progress.ts';
import { COMMENT_KINDS } from '#domain/council/comments.ts';
import { CAPTION_PLACES } from '#domain/game/captions.ts';
import { DILEMMA_CHOICES } from '#domain/game/dilemmas.ts';
import { PARTS, SHIPS, TUTORIAL_STEPS } from '#domain/vocabulary.ts';

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isCount: Check = (value) => Number.isInteger(value) && Number(value) >= 0;
const isShip: Check = (value) => SHIPS.some(({ number }) => number === value);
const listOf = (check: Check) => (value: unknown) => Array.isArray(value) && value.every(check);
const orNull = (check: Check) => (value: unknown) => value === null || check(value);

const isKind: Check = (value) => COMMENT_KINDS.some((kind) => kind === value);
const recordOf = (check: Check) => (value: unknown) => isRecord(value) && Object.values(value).every(check);
const orAbsent = (check: Check) => (value: unknown) => value === undefined || check(value);

const isFile = shaped<LocalFile>({
  id: isText,
  name: isText,
  bytes: isCount,
  reference: orNull(isText),
  progress: Number.isFinite,
  failed: orNull(isText),
  paused: orAbsent(isText),
  caption: orAbsent(isText),
  seconds: orAbsent(isCount),
  words: orAbsent(isText),
  place: orAbsent(orNull((value) => CAPTION_PLACES.some((place) => place === value))),
});

const isProgress = shaped<Progress>({
  part: orNull((value) => PARTS.some((part) => part === value)),
  tutorialStep: (value) => TUTORIAL_STEPS.some((step) => step === value),
  ship: orNull(isShip),
  shipView: isShip,
  quiz: listOf(isText),
  texts: listOf(isText),
  files: listOf(listOf(isFile)),
  step: isCount,
  typed: isText,
  comments: recordOf(isText),
  unsent: listOf(shaped<UnsentComment>({ proposalId: isText, text: isText, kind: orAbsent(isKind) })),
  kinds: recordOf(isKind),
  replies: recordOf(isText),
  unsentReplies: listOf(
    shaped<UnsentReply>({
      proposalId: isText,
      commentId: isText,
      to: (value) => value === 'question' || value === 'suggestion',
      text: isText,
    }),
  ),
  photoRulesRead: orAbsent((value) => value === true),
  dilemma: shaped<Progress['dilemma']>({
    opened: listOf(isCount),
    choice: orNull((value) => DILEMMA_CHOICES.some((choice) => choice === value)),
    isOver: (value) => typeof value === 'boolean',
  }),
});

/** Reads stored JSON as progress; null when it is not valid (another version, a damaged store). */
export function readProgress(kept: unknown): Progress | null {
  const value = typeof kept === 'string' ? parsed(kept) : kept;
  // Earlier versions of the game stored fewer fields. Keys keep their order, because copies are compared as JSON.
  const whole = isRecord(value) ? { ...value, ...missingFields(value) } : value;
  return isProgress(whole) ? (whole as Progress) : null;
}

function missingFields({
  unsent = [],
  kinds = {},
  replies = {},
  unsentReplies = [],
  dilemma = NO_DILEMMA,
}: Record<string, unknown>) {
  return { unsent, kinds, replies, unsentReplies, dilemma };
}

/** Reads stored JSON as progress of this part; null otherwise. */
export function readProgressOf(part: Progress['part'], kept: unknown): Progress | null {
  const progress = readProgress(kept);
  return progress?.part === part ? progress : null;
}

function shaped<T>(checks: Record<keyof Required<T>, Check>): Check {
  const entries: [string, Check][] = Object.entries(checks);
  return (value) => isRecord(value) && entries.every(([key, check]) => check(value[key]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
