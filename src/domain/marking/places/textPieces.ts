import type { NumberedComment, TextPlace } from './placedComments.ts';

/** A run of a text in which the same comments apply. Offsets are in UTF-16 code units. */
export interface TextPiece {
  start: number;
  text: string;
  /** Ids of the comments on this piece, by number. */
  ids: string[];
  /** Comments that end with this piece, by number. */
  ending: NumberedComment<TextPlace>[];
}

/** Splits a text at the borders of its comments, which may overlap; the pieces joined are the text. */
export function textPieces(text: string, comments: readonly NumberedComment<TextPlace>[]): TextPiece[] {
  const inside = comments.filter(({ place }) => place.end <= text.length);
  const borders = new Set([0, text.length, ...inside.flatMap(({ place }) => [place.start, place.end])]);
  const offsets = [...borders].sort((a, b) => a - b);
  return offsets.slice(0, -1).map((start, index) => {
    const end = offsets[index + 1] ?? text.length;
    const here = inside
      .filter(({ place }) => place.start <= start && place.end >= end)
      .sort((a, b) => a.number - b.number);
    return {
      start,
      text: text.slice(start, end),
      ids: here.map(({ id }) => id),
      ending: here.filter(({ place }) => place.end === end),
    };
  });
}
