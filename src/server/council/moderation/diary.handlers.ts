import type { diaryModeration } from '#contract/council/diaryModeration.ts';
import { notifyTeamChanged } from '#server/classroom/teamChanges.queries.ts';
import { paged } from '#server/db/paging.ts';
import { fileLink } from '#server/files/links.ts';
import type { Caller, Handlers, Services } from '#server/http/handler.ts';
import type { PhotoLink } from '../diary/diaryPhotos.presenter.ts';
import { listPhotos } from '../diary/diaryPhotos.queries.ts';
import { presentDecided } from './comments.presenter.ts';
import { type DecisionRequest, decide, queueCounts } from './decide.ts';
import { presentJudgedEntry } from './diary.presenter.ts';
import { countDiaryQueue, listDiaryQueue } from './diary.queries.ts';
import { DIARY_ENTRIES } from './ModeratedTexts.ts';
import { deciderOf, moderationScope } from './moderation.policy.ts';

/** Handles the moderation queue of the diaries' entries and decisions on them (ruling 30). */
export const diaryModerationHandlers: Handlers<typeof diaryModeration> = {
  diaryQueue: async ({ caller, query, services }) => {
    const { db, now } = services;
    const filter = { ...moderationScope(caller), part: query.part };
    const [{ rows, pagination }, counts] = await Promise.all([
      paged(query, listDiaryQueue(db, filter, query), countDiaryQueue(db, filter)),
      queueCounts(db, DIARY_ENTRIES, caller),
    ]);
    const photos = await listPhotos(
      db,
      rows.map(({ id }) => id),
    );
    const linkTo: PhotoLink = (file) => fileLink(services, file);
    const context = { decider: deciderOf(caller, now()), linkTo };
    const entries = rows.map((row) => presentJudgedEntry(row, photos.get(row.id) ?? [], context));
    return { entries, pagination, counts };
  },
  approveDiaryEntries: ({ caller, body, services }) =>
    answerDecision({ decision: 'approve', ids: body.entries, confirmed: body.confirmed }, caller, services),
  hideDiaryEntries: ({ caller, body, services }) =>
    answerDecision({ decision: 'hide', ids: body.entries }, caller, services),
  undoDiaryDecisions: ({ caller, body, services }) =>
    answerDecision({ decision: 'undo', ids: body.entries }, caller, services),
};

/** Applies a decision, notifies the teams and returns the result. */
async function answerDecision(asked: DecisionRequest, caller: Caller, { db, now }: Services) {
  const decided = await db.transaction((tx) => decide(tx, DIARY_ENTRIES, asked, { caller, now: now() }));
  await Promise.all(decided.changed.map(({ teamId }) => notifyTeamChanged(db, teamId)));
  return presentDecided(decided);
}
