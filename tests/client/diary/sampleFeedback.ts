import { vi } from 'vitest';
import type { FeedbackActions } from '#client/diary/feedback/FeedbackActions.ts';
import type { MissionFeedback } from '#contract/marking/feedback.ts';
import type { MissionComments } from '#contract/marking/placedComments.ts';

/** What was said of a mission, without a question and not read yet. */
export function aFeedback(level: number, more: Partial<MissionFeedback> = {}): MissionFeedback {
  return {
    level,
    version: 1,
    title: `Título ${level}`,
    criteria: [
      { criterion: 'p1', words: 'Responderam, com algumas razões.' },
      { criterion: 'p2', words: 'Toda a gente participou.' },
    ],
    comment: `Comentário ${level}`,
    question: null,
    fingerprint: `000000000000000${level}`,
    news: 'said',
    ...more,
  };
}

/** Returns actions that a test watches. */
export function watchedFeedback(missions: readonly MissionFeedback[] = [], places: readonly MissionComments[] = []) {
  return {
    readPlaces: vi.fn<FeedbackActions['readPlaces']>(async () => places),
    seeComment: vi.fn<FeedbackActions['seeComment']>(),
    read: vi.fn<FeedbackActions['read']>(async () => missions),
    see: vi.fn<FeedbackActions['see']>(),
    ask: vi.fn<FeedbackActions['ask']>(),
    sending: vi.fn<FeedbackActions['sending']>(() => 'none'),
    takeRefusal: vi.fn<FeedbackActions['takeRefusal']>(() => null),
    subscribe: () => () => {},
    readDraft: vi.fn<FeedbackActions['readDraft']>(() => ''),
    keepDraft: vi.fn<FeedbackActions['keepDraft']>(),
    explain: (error: unknown) => (error as Error).message,
  } satisfies FeedbackActions;
}
