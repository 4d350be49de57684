import type { Team } from '#contract/school/teams.ts';
import { CAPTION_PLACES, type Captioned, captionFields } from '#domain/game/captions.ts';
import { fileKind } from './fileKind.ts';

/** A file of an answer: its name, the short-lived address it is fetched from (ruling 12), and what the team says of it. */
export interface AnswerFile extends Captioned {
  name: string;
  content: string;
}

/** A file where it was posted. */
export interface PostedFile extends AnswerFile {
  /** Differs among the files of a team, and stays although addresses change with each fetch. */
  id: string;
  /** Where the team attached it. */
  source: 'Treino' | 'Missão 3';
}

/** Returns the files of the training. */
export function trainingFiles(text: string): PostedFile[] {
  return postedFiles(text, 'training', 'Treino');
}

/** Returns the files of mission 3, a list for each of its steps. */
export function missionFiles(answers: readonly string[]): PostedFile[][] {
  return answers.map((text, step) => postedFiles(text, `mission3-${step}`, 'Missão 3'));
}

/** Returns all pictures of a team's current answers, in the order in which they were asked for. */
export function teamPictures({ answers }: Pick<Team, 'answers'>): PostedFile[] {
  if (!answers) return [];
  return picturesOf([
    ...trainingFiles(answers.tutorial?.data?.files ?? ''),
    ...missionFiles(answers.answersLevel3).flat(),
  ]);
}

/** Returns the files that a page can show as pictures. */
export function picturesOf(files: readonly PostedFile[]): PostedFile[] {
  return files.filter(({ name }) => fileKind(name) === 'picture');
}

/** Returns what a picture shows, in the team's words, or its file name. */
export function pictureText({ caption, name }: AnswerFile): string {
  return caption || name;
}

function postedFiles(text: string, step: string, source: PostedFile['source']): PostedFile[] {
  return parseAnswerFiles(text).map((file, index) => ({ ...file, id: `${step}-${index}`, source }));
}

/** Parses a JSON list of name/content pairs (spec, section 3); drops whatever is invalid. */
export function parseAnswerFiles(text: string): AnswerFile[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isAnswerFile).map(withKnownCaption) : [];
  } catch {
    return [];
  }
}

/** Accepts only addresses of our server and data URLs, so that the link of an answer never runs a script. */
function isAnswerFile(value: unknown): value is AnswerFile {
  if (typeof value !== 'object' || value === null) return false;
  const { name, content } = value as Partial<AnswerFile>;
  return typeof name === 'string' && typeof content === 'string' && /^(\/api\/files\/|data:)/.test(content);
}

function withKnownCaption({ name, content, caption, place }: AnswerFile): AnswerFile {
  const known = CAPTION_PLACES.find((one) => one === place) ?? null;
  return { name, content, ...captionFields({ caption: typeof caption === 'string' ? caption : '', place: known }) };
}
