import type { SentFile } from '#contract/fields.ts';
import { THEME_NAMES } from '#domain/vocabulary.ts';
import type { GameContext, LocalFile } from '../GameState.ts';

/** What a team posts, part by part, as the contract names it (spec, section 7). */
export type PostRequest =
  | { part: 0; payload: { ship: number; quiz: string; texto: string; files: SentFile[] } }
  | { part: 1; payload: { answers: string[] } }
  | { part: 2; payload: { answers: string[] } }
  | { part: 3; payload: { answers: SentFile[][] } }
  | { part: 4; payload: { answers: string[]; solar: string } };

/** The answers of the part that is done. In the council nothing is left to post. */
export function postRequest({ progress, theme }: Pick<GameContext, 'progress' | 'theme'>): PostRequest {
  const { part, quiz, texts, files } = progress;
  switch (part) {
    case 0:
      return {
        part,
        payload: {
          ship: progress.ship ?? progress.shipView,
          quiz: quiz[0] ?? '',
          texto: texts[0] ?? '',
          files: (files[0] ?? []).map(sent),
        },
      };
    case 1:
      return { part, payload: { answers: quiz } };
    case 2:
      return { part, payload: { answers: texts } };
    case 3:
      return { part, payload: { answers: files.map((list) => list.map(sent)) } };
    case 4:
      return { part, payload: { answers: texts, solar: THEME_NAMES[theme] } };
    case null:
      throw new Error('Nothing is posted in the council');
  }
}

function sent({ name, reference }: LocalFile): SentFile {
  return { name, content: reference ?? '' };
}
