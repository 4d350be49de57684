import type { PhraseLine } from '../phrases.ts';

/**
 * The words of one class of harm, collected for this product from the language of pupils of 13 to 15 in Portugal. A held
 * text is not forbidden: the teacher decides. Lines are stems with endings, such as 'burr|o,a,os,as'.
 */
export interface HarmWords {
  /** Doubtful anywhere. */
  always?: readonly string[];
  /** Doubtful inside any longer word, because no harmless word contains them. */
  inside?: readonly string[];
  /** Doubtful only with these accents. */
  accented?: readonly string[];
  /** Doubtful when said of somebody, disguised, or alone in a sentence. */
  addressed?: readonly string[];
  /** Doubtful only when said to somebody: 'és cego'. */
  toSomebody?: readonly string[];
  phrases?: readonly PhraseLine[];
}
