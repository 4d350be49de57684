import type { AnswerVersion } from '#contract/marking/guidance.ts';
import { fileTexts, type LinkTo } from '../game/answers.presenter.ts';
import type { AnswerVersion as StoredVersion } from '../game/answerVersions.queries.ts';
import { presentRecordings } from '../game/recordings/recordings.presenter.ts';

const MS_PER_S = 1_000;

/** Presents an answer version for staff; lists of files are JSON texts, as in a team's answers. */
export function presentAnswerVersion(stored: StoredVersion, linkTo: LinkTo): AnswerVersion {
  const { level, version, texts, files, recordings, mark } = stored;
  return {
    level,
    version,
    answers: level === 3 ? fileTexts(files, linkTo) : texts,
    ...(recordings.length > 0 && { recordings: presentRecordings(recordings, linkTo) }),
    acceptedAt: seconds(stored.acceptedAt),
    returnedAt: seconds(stored.returnedAt),
    returnNote: stored.returnNote,
    note: stored.note,
    points: { ...mark, total: mark.p1 + mark.p2 },
    proposal: stored.proposal,
  };
}

function seconds(at: Date): number {
  return Math.floor(at.getTime() / MS_PER_S);
}
