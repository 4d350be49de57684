/** A word of a text: offsets in UTF-16 code units, `end` exclusive. */
export interface Word {
  start: number;
  end: number;
}

/** Words chosen with the keyboard, by index: the choice reaches from `anchor` to `focus`, both included. */
export interface WordChoice {
  anchor: number;
  focus: number;
}

const WORD = /\S+/g;
/** A sentence ends with a word that has one of these signs at its end, or with its line. */
const SENTENCE_END = /[.!?…][»"”')]*$/;

/** Returns the words of a text, separated by white space. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map(({ index, 0: word }) => ({ start: index, end: index + word.length }));
}

/** Keys that move a choice. */
const CHOICE_KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'] as const;
export type ChoiceKey = (typeof CHOICE_KEYS)[number];

export function isChoiceKey(key: string): key is ChoiceKey {
  return CHOICE_KEYS.some((known) => known === key);
}

/**
 * Moves a choice: left and right by a word, up and down by a sentence, Home and End to the ends of the text. With `extends`
 * the anchor stays, otherwise one word is chosen.
 */
export function movedChoice(
  text: string,
  { anchor, focus }: WordChoice,
  key: ChoiceKey,
  { extend }: { extend: boolean },
): WordChoice {
  const words = wordsOf(text);
  const last = Math.max(0, words.length - 1);
  const targets: Record<ChoiceKey, number> = {
    ArrowLeft: focus - 1,
    ArrowRight: focus + 1,
    ArrowUp: sentenceStarts(text, words).findLast((start) => start < focus) ?? 0,
    ArrowDown: sentenceStarts(text, words).find((start) => start > focus) ?? last,
    Home: 0,
    End: last,
  };
  const to = Math.min(last, Math.max(0, targets[key]));
  return { anchor: extend ? anchor : to, focus: to };
}

/** Returns the part of the text that a choice covers; null in a text without words. */
export function chosenSpan(text: string, { anchor, focus }: WordChoice): Word | null {
  const words = wordsOf(text);
  const [from, to] = [words[Math.min(anchor, focus)], words[Math.max(anchor, focus)]];
  return from && to ? { start: from.start, end: to.end } : null;
}

/** Returns the part without white space at its ends; null when nothing else is in it. */
export function trimmedSpan(text: string, { start, end }: Word): Word | null {
  const part = text.slice(start, end);
  const trimmed = part.trim();
  if (trimmed === '') return null;
  const from = start + part.indexOf(trimmed);
  return { start: from, end: from + trimmed.length };
}

function sentenceStarts(text: string, words: readonly Word[]): number[] {
  return words.flatMap((word, index) => {
    const before = words[index - 1];
    if (before === undefined) return [index];
    const isNewLine = text.slice(before.end, word.start).includes('\n');
    return isNewLine || SENTENCE_END.test(text.slice(before.start, before.end)) ? [index] : [];
  });
}
