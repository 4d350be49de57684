import { cardinal, ordinal } from '../audio/narration/numbers.ts';
import { syllablesOf } from './syllables.ts';

/** A 13-year-old reads texts with a reading ease of 50 and more without effort; 75 and more is a children's book. */
export const EASY = 50;

/**
 * Returns Flesch's reading ease with the constants of Martins et al. for Portuguese (1996): 248.835 - 1.015 * words per sentence
 * - 84.6 * syllables per word. Numbers count as spoken words. Throws for a text without words.
 */
export function readingEase(text: string): number {
  const words = wordsOf(text);
  if (words.length === 0) throw new Error(`Sem palavras: «${text}».`);
  const sentences = sentencesOf(text).length;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 248.835 - (1.015 * words.length) / Math.max(1, sentences) - (84.6 * syllables) / words.length;
}

/** Returns the number of spoken words of each sentence of a text. */
export function sentenceLengths(text: string): number[] {
  return sentencesOf(text).map((sentence) => wordsOf(sentence).length);
}

function sentencesOf(text: string): string[] {
  return text.split(/[.!?…:]+(?=\s|»|$)/u).filter((sentence) => /\p{L}/u.test(sentence));
}

function wordsOf(text: string): string[] {
  const spoken = text
    .replaceAll(/(\d+)\.([ºª])/gu, (_, number, mark) =>
      ordinal(Number(number), mark === 'º' ? 'masculine' : 'feminine'),
    )
    .replaceAll(/\d+/gu, (number) => cardinal(Number(number)));
  return spoken.split(/\s+/u).filter((word) => /\p{L}/u.test(word));
}
