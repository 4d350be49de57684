import type { JudgedEntry } from '#contract/council/diaryModeration.ts';
import { type Decider, decisionsFor, needsSelfHarmReview } from '#domain/council/moderation.ts';
import { THEME_NAMES } from '#domain/vocabulary.ts';
import { storedTheme } from '#server/game/stored.ts';
import { type PhotoLink, presentPhotos } from '../diary/diaryPhotos.presenter.ts';
import type { StoredPhoto } from '../diary/diaryPhotos.queries.ts';
import type { DiaryQueueRow } from './diary.queries.ts';
import { presentDoubts } from './doubts.presenter.ts';
import { judgedOf } from './moderatedTexts.queries.ts';

/** Presents an entry of the queue; times are in unix seconds. */
export function presentJudgedEntry(
  row: DiaryQueueRow,
  photos: readonly StoredPhoto[],
  { decider, linkTo }: { decider: Decider; linkTo: PhotoLink },
): JudgedEntry {
  const { decidedAt, reason, text, state } = row;
  const judged = judgedOf(row);
  return {
    _id: row.id,
    entry: text,
    ...(reason !== '' && { reason }),
    progress: row.progress,
    day: row.day,
    at: seconds(row.at),
    photos: presentPhotos(photos, linkTo),
    team: row.teamId,
    teamName: row.teamName,
    class: row.className,
    school: row.schoolName,
    solar: THEME_NAMES[storedTheme(row.theme)],
    state,
    heldFor: row.heldFor,
    selfHarm: needsSelfHarmReview(judged),
    doubts: presentDoubts({ text: `${text}\n${reason}`, state }),
    decided: decidedAt === null ? null : { by: row.deciderName, at: seconds(decidedAt) },
    may: decisionsFor(judged, decider),
  };
}

function seconds(at: Date): number {
  return Math.floor(at.getTime() / 1_000);
}
