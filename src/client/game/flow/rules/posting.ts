import type { SentFile } from '#contract/fields.ts';
import { captionFields, cleanCaption } from '#domain/game/captions.ts';
import { THEME_NAMES } from '#domain/vocabulary.ts';
import type { GameContext, LocalFile } from '../GameState.ts';

/** Body of the call that posts each part (spec, section 7). Lists of files are JSON. */
interface PostBodies {
  0: { ship: number; quiz: string; texto: string; files: string };
  1: { answers: string[] };
  2: { answers: string[] };
  3: { answers: string[] };
  4: { answers: string[]; solar: string };
}
export type PostRequest = { [P in keyof PostBodies]: { part: P; body: PostBodies[P] } }[keyof PostBodies];

/** Returns the post of the current part's answers; throws in the council, where nothing is left to post. */
export function postRequest({ progress, theme }: Pick<GameContext, 'progress' | 'theme'>): PostRequest {
  const { part, quiz, texts, files } = progress;
  switch (part) {
    case 0: {
      const ship = progress.ship ?? progress.shipView;
      return { part, body: { ship, quiz: quiz[0] ?? '', texto: texts[0] ?? '', files: fileList(files[0] ?? []) } };
    }
    case 1:
      return { part, body: { answers: quiz } };
    case 2:
      return { part, body: { answers: texts } };
    case 3:
      return { part, body: { answers: files.map(fileList) } };
    case 4:
      return { part, body: { answers: texts, solar: THEME_NAMES[theme] } };
    case null:
      throw new Error('Nothing is posted in the council');
  }
}

function fileList(files: readonly LocalFile[]): string {
  const sent = files.map((file): SentFile => {
    const caption = cleanCaption(file.caption ?? '');
    return { name: file.name, content: file.reference ?? '', ...captionFields({ caption, place: file.place }) };
  });
  return JSON.stringify(sent);
}
