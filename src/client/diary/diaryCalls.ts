import { CallError, errorMessage } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { lazyLoader } from '#client/api/lazyLoader.ts';
import { readItem, removeItem, unsentKey, writeItem } from '#client/session/localItems.ts';
import { diary } from '#contract/council/diary.ts';
import { proposalModeration } from '#contract/council/proposalModeration.ts';
import type { DiaryActions, EntryDraft, TeamDiary } from './DiaryActions.ts';
import { feedbackActions } from './feedback/feedbackCalls.ts';
import { randomUuid } from './randomUuid.ts';

/** Loaded with the first photograph. */
const photos = lazyLoader(() => import('#client/photos/preparePhoto.ts'));
const uploads = lazyLoader(() => import('#client/api/files.ts'));

const FAILED = 'Não foi possível guardar.';
const REPORT_FAILED = 'A denúncia não seguiu. Tentem de novo.';

/** Returns the calls of the diary of a team's plan, made by this account: the team itself, or staff. */
export function diaryActions(account: string, teamId: string): DiaryActions {
  const key = unsentKey(account, `diary:${teamId}`);
  return {
    read: (signal) => call(diary.readDiary, { params: { teamId } }, { signal }),
    async write(entryId, body) {
      await call(diary.writeDiaryEntry, { params: { teamId, entryId }, body });
    },
    async remove(entryId) {
      await call(diary.deleteDiaryEntry, { params: { teamId, entryId } });
    },
    async upload(id, photo, options) {
      const [{ preparePhoto }, { uploadFile }] = await Promise.all([photos(), uploads()]);
      const file = await preparePhoto(photo);
      const { reference } = await uploadFile(file, { account, id, ...options });
      return reference;
    },
    newId: randomUuid,
    explain: (error) => ({
      message: errorMessage(error, FAILED),
      fields: error instanceof CallError ? error.fields : {},
    }),
    readDraft: () => asDraft(readItem(key)),
    keepDraft(draft) {
      if (draft === null) removeItem(key);
      else writeItem(key, draft);
    },
  };
}

/** Returns the diary of the team that plays. */
export function teamDiary(teamId: string): TeamDiary {
  return {
    actions: diaryActions(teamId, teamId),
    feedback: feedbackActions(teamId),
    stories: async (signal) => (await call(diary.stories, {}, { signal })).stories,
    async reportStory(proposalId) {
      try {
        await call(proposalModeration.reportProposal, { params: { proposalId } });
      } catch (error) {
        throw new Error(errorMessage(error, REPORT_FAILED), { cause: error });
      }
    },
  };
}

const FIELDS = ['id', 'text', 'progress', 'reason', 'day'] as const;

function asDraft(kept: unknown): EntryDraft | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const known = kept as Partial<Record<keyof EntryDraft, unknown>>;
  return FIELDS.every((field) => typeof known[field] === 'string') ? (known as EntryDraft) : null;
}
