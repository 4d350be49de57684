import type { DiaryEntry, Story } from '#contract/council/diary.ts';
import { currentProgress } from '#domain/council/diary.ts';
import { type Decider, decisionsFor, needsSelfHarmReview } from '#domain/council/moderation.ts';
import { dayOf } from '#domain/records/retention.ts';
import { schoolYearOf, schoolYearText } from '#domain/schoolYear.ts';
import { presentDoubts } from '../moderation/doubts.presenter.ts';
import { judgedOf } from '../moderation/moderatedTexts.queries.ts';
import type { EntryRow } from './diary.queries.ts';
import { type PhotoLink, presentPhotos } from './diaryPhotos.presenter.ts';
import type { StoredPhoto } from './diaryPhotos.queries.ts';
import type { listShownEntries, StoryRow } from './stories.queries.ts';

type ShownEntry = Awaited<ReturnType<typeof listShownEntries>>[number];
type Photos = ReadonlyMap<string, readonly StoredPhoto[]>;

/** The reader of a diary; `decider` is null for a team. */
export interface EntryReader {
  decider: Decider | null;
  canChange: (entry: EntryRow) => boolean;
  linkTo: PhotoLink;
}

/** Presents an entry for those who keep the diary; staff also get its moderation and the decisions that they may take. */
export function presentEntry(row: EntryRow, photos: Photos, { decider, canChange, linkTo }: EntryReader): DiaryEntry {
  const { byTeam, state } = row;
  return {
    ...told(row, photos, linkTo),
    byTeam,
    editable: canChange(row),
    ...(state !== 'shown' && { state: state === 'held' ? 'waiting' : 'hidden' }),
    ...(decider !== null && { moderation: presentModeration(row, decider) }),
  };
}

function presentModeration(row: EntryRow, decider: Decider): NonNullable<DiaryEntry['moderation']> {
  const { heldFor, state, text, reason } = row;
  const judged = judgedOf(row);
  const doubts = presentDoubts({ text: `${text}\n${reason}`, state });
  return { heldFor, selfHarm: needsSelfHarmReview(judged), doubts, may: decisionsFor(judged, decider) };
}

/** Presents the story of a plan with the entries that other teams may read, without a name. Null without entries. */
export function presentStory(
  { id, className, text, submittedAt, reported }: StoryRow,
  entries: readonly ShownEntry[],
  photos: Photos,
  linkTo: PhotoLink,
): Story | null {
  const progress = currentProgress(entries);
  if (progress === null) return null;
  return {
    _id: id,
    class: className,
    year: schoolYearText(schoolYearOf(dayOf(submittedAt.getTime()))),
    proposal: text,
    progress,
    reported,
    entries: entries.map((entry) => told(entry, photos, linkTo)),
  };
}

function told({ id, text, progress, reason, day }: ShownEntry | EntryRow, photos: Photos, linkTo: PhotoLink) {
  const own = presentPhotos(photos.get(id) ?? [], linkTo);
  return { _id: id, text, progress, ...(reason !== '' && { reason }), day, photos: own };
}
