import type { Answers } from '#contract/school/teams.ts';
import { captionFields } from '#domain/game/captions.ts';
import type { StoredAnswers } from './answers.queries.ts';
import { presentRecordings } from './recordings/recordings.presenter.ts';
import type { StoredFile } from './stored.ts';

/** Returns a short-lived URL of a stored file (ruling 12). */
export type LinkTo = (file: Pick<StoredFile, 'name' | 'sha256'>) => string;

/** Presents stored answers (spec, section 3): lists of files are JSON texts of {name, content}. */
export function presentAnswers(
  teamId: string,
  stored: StoredAnswers,
  linkTo: LinkTo,
): Omit<Answers, 'notes' | 'dilemmas'> {
  const { 0: tutorial, 1: quiz, 2: text, 3: upload, 4: plan } = stored;
  const asText = (files: StoredFile[] = []) => fileTexts([files], linkTo)[0] ?? '[]';
  const [choice = '', texto = ''] = tutorial?.texts ?? [];
  const recordings = [tutorial, text, plan].flatMap((part) => part?.recordings ?? []);
  return {
    team: teamId,
    tutorial: tutorial ? { data: { quiz: choice, texto, files: asText(tutorial.files[0]) } } : null,
    answers: quiz?.texts ?? [],
    answersLevel2: text?.texts ?? [],
    answersLevel3: fileTexts(upload?.files ?? [], linkTo),
    answersLevel4: plan?.texts ?? [],
    ...(recordings.length > 0 && { recordings: presentRecordings(recordings, linkTo) }),
  };
}

/** Presents lists of files, one per step, as JSON texts of {name, content}, with captions and places where there are any. */
export function fileTexts(lists: readonly (readonly StoredFile[])[], linkTo: LinkTo): string[] {
  return lists.map((files) =>
    JSON.stringify(files.map((file) => ({ name: file.name, content: linkTo(file), ...captionFields(file) }))),
  );
}
