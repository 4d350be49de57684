import type { Answers } from '#contract/school/teams.ts';
import { captionFields } from '#domain/game/captions.ts';
import type { StoredAnswers } from './answers.queries.ts';
import type { StoredFile } from './stored.ts';

/** Returns a short-lived URL of a stored file (ruling 12). */
export type LinkTo = (file: StoredFile) => string;

/** Presents stored answers (spec, section 3): lists of files are JSON texts of {name, content}. */
export function presentAnswers(
  teamId: string,
  stored: StoredAnswers,
  linkTo: LinkTo,
): Omit<Answers, 'notes' | 'dilemmas'> {
  const { 0: tutorial, 1: quiz, 2: text, 3: upload, 4: plan } = stored;
  const asText = (files: StoredFile[] = []) => fileTexts([files], linkTo)[0] ?? '[]';
  const [choice = '', texto = ''] = tutorial?.texts ?? [];
  return {
    team: teamId,
    tutorial: tutorial ? { data: { quiz: choice, texto, files: asText(tutorial.files[0]) } } : null,
    answers: quiz?.texts ?? [],
    answersLevel2: text?.texts ?? [],
    answersLevel3: fileTexts(upload?.files ?? [], linkTo),
    answersLevel4: plan?.texts ?? [],
  };
}

/** Presents lists of files, one per step, as JSON texts of {name, content}, with captions and places where there are any. */
export function fileTexts(lists: readonly (readonly StoredFile[])[], linkTo: LinkTo): string[] {
  return lists.map((files) =>
    JSON.stringify(files.map((file) => ({ name: file.name, content: linkTo(file), ...captionFields(file) }))),
  );
}
