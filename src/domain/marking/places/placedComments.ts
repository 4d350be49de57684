import type { ValidationMessage } from '../../validation.ts';
import type { MissionLevel } from '../../vocabulary.ts';

/** Missions whose answers take comments on a place: texts in 2 and 4, pictures in 3. The quiz has options only. */
export const PLACED_LEVELS = [2, 3, 4] as const;
export type PlacedLevel = (typeof PLACED_LEVELS)[number];

/**
 * Part of a text of an answer. `step` is the index of the text; `start` and `end` are in UTF-16 code units, `end` exclusive;
 * `quote` is the text between them.
 */
export interface TextPlace {
  kind: 'text';
  step: number;
  start: number;
  end: number;
  quote: string;
}

/** A point of a picture. `position` counts the files of the step from 0; `x` and `y` are shares (0 to 1) of the upright picture. */
export interface PicturePlace {
  kind: 'picture';
  step: number;
  position: number;
  x: number;
  y: number;
}

export type Place = TextPlace | PicturePlace;

/** A comment as it is read at its place. `number` counts the comments of a mission in order of place, from 1. */
export interface NumberedComment<P extends Place = Place> {
  id: string;
  number: number;
  place: P;
  text: string;
}

/** A comment as the team reads it. `revision` changes with its words. */
export interface TeamComment {
  id: string;
  revision: number;
  place: Place;
  text: string;
  isRead: boolean;
}

/** A text of the team's answer with its question; the index among the texts is the step. */
export interface AnsweredText {
  prompt: string;
  text: string;
}

/** A picture of the team's answer; `words` say what it shows. */
export interface AnsweredPicture {
  step: number;
  position: number;
  address: string;
  words: string;
}

export function isPlacedLevel(level: MissionLevel): level is PlacedLevel {
  return level !== 1;
}

/** Returns why a part of a text cannot be commented on; null when it can. */
export function validateTextPlace(texts: readonly string[], place: TextPlace): ValidationMessage {
  const text = texts[place.step];
  if (text === undefined) return 'A resposta não tem este texto.';
  if (place.start < 0 || place.end <= place.start || place.end > text.length) return 'O trecho fica fora da resposta.';
  if (splitsPair(text, place.start) || splitsPair(text, place.end)) return 'O trecho corta um símbolo ao meio.';
  return text.slice(place.start, place.end) === place.quote ? null : 'O trecho não é o que está na resposta.';
}

/** Returns whether an offset stands between the two code units of one character. */
function splitsPair(text: string, offset: number): boolean {
  return (text.codePointAt(offset - 1) ?? 0) > 0xffff && offset > 0;
}

/** Compares places in reading order: by step, then by offset, or by file and from top to bottom. */
export function comparePlaces(a: Place, b: Place): number {
  if (a.step !== b.step) return a.step - b.step;
  if (a.kind === 'text' && b.kind === 'text') return a.start - b.start || a.end - b.end;
  if (a.kind === 'picture' && b.kind === 'picture') return a.position - b.position || a.y - b.y || a.x - b.x;
  return a.kind === b.kind ? 0 : a.kind === 'text' ? -1 : 1;
}

/** Numbers the comments of one answer in reading order, from 1. Comments on the same place keep the order of `comments`. */
export function numbered<C extends { place: Place }>(comments: readonly C[]): (C & { number: number })[] {
  return [...comments]
    .sort((a, b) => comparePlaces(a.place, b.place))
    .map((comment, index) => ({ ...comment, number: index + 1 }));
}

/** Returns whether two places are the same. */
export function isSamePlace(a: Place, b: Place): boolean {
  if (a.kind === 'text' && b.kind === 'text') return a.step === b.step && a.start === b.start && a.end === b.end;
  if (a.kind === 'picture' && b.kind === 'picture') {
    return a.step === b.step && a.position === b.position && a.x === b.x && a.y === b.y;
  }
  return false;
}

const PICTURES = /\.(png|jpe?g|gif|bmp)$/i;

/** Returns whether a page shows a file of this name as a picture. */
export function isPictureName(name: string): boolean {
  return PICTURES.test(name);
}
