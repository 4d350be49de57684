import type { PhraseLine } from '../phrases.ts';

/**
 * What tells one class of harm. Own words, written for this product from what pupils of 13 to 15 say in Portugal. Held
 * is not forbidden: the teacher decides. Lines of words are stems with endings, such as 'burr|o,a,os,as'.
 */
export interface HarmWords {
  /** Doubtful wherever they stand. */
  always?: readonly string[];
  /** Doubtful inside of any longer word, as no harmless word holds them. */
  inside?: readonly string[];
  /** Doubtful with these accents only. */
  accented?: readonly string[];
  /** Doubtful when said of somebody, spelt to hide, or alone in a sentence. */
  addressed?: readonly string[];
  /** Doubtful only when said to somebody: 'és cego'. */
  toSomebody?: readonly string[];
  phrases?: readonly PhraseLine[];
}
