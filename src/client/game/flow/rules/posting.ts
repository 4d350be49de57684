import type { SentFile, SentRecording } from '#contract/fields.ts';
import { captionFields, cleanCaption } from '#domain/game/captions.ts';
import { VOICE_ONLY_TEXT } from '#domain/game/recordings.ts';
import { THEME_NAMES } from '#domain/vocabulary.ts';
import type { GameContext, LocalFile } from '../GameState.ts';

/** The answers by voice of a part, as JSON; left out without any. */
type Recorded = { recordings?: string };
/** Body of the call that posts each part (spec, section 7). Lists of files are JSON. */
interface PostBodies {
  0: { ship: number; quiz: string; texto: string; files: string } & Recorded;
  1: { answers: string[] };
  2: { answers: string[] } & Recorded;
  3: { answers: string[] };
  4: { answers: string[]; solar: string } & Recorded;
}
export type PostRequest = { [P in keyof PostBodies]: { part: P; body: PostBodies[P] } }[keyof PostBodies];

/** Returns the post of the current part's answers; throws in the council, where nothing is left to post. */
export function postRequest({ progress, theme }: Pick<GameContext, 'progress' | 'theme'>): PostRequest {
  const { part, quiz, texts, files } = progress;
  switch (part) {
    case 0: {
      const ship = progress.ship ?? progress.shipView;
      const [texto = ''] = spoken(texts);
      return {
        part,
        body: { ship, quiz: quiz[0] ?? '', texto, files: fileList(files[0] ?? []), ...recorded(files.slice(1)) },
      };
    }
    case 1:
      return { part, body: { answers: quiz } };
    case 2:
      return { part, body: { answers: spoken(texts), ...recorded(files) } };
    case 3:
      return { part, body: { answers: files.map(fileList) } };
    case 4:
      return { part, body: { answers: texts, solar: THEME_NAMES[theme], ...recorded(files) } };
    case null:
      throw new Error('Nothing is posted in the council');
  }
}

/** A text that is empty was answered by voice alone. */
function spoken(texts: readonly string[]): string[] {
  return texts.map((text) => text || VOICE_ONLY_TEXT);
}

function recorded(lists: readonly (readonly LocalFile[])[]): Recorded {
  const sent = lists.flatMap((list, step) =>
    list.map(({ name, reference, seconds = 1 }): SentRecording => ({ step, name, content: reference ?? '', seconds })),
  );
  return sent.length === 0 ? {} : { recordings: JSON.stringify(sent) };
}

function fileList(files: readonly LocalFile[]): string {
  const sent = files.map((file): SentFile => {
    const caption = cleanCaption(file.caption ?? '');
    return { name: file.name, content: file.reference ?? '', ...captionFields({ caption, place: file.place }) };
  });
  return JSON.stringify(sent);
}
