import { harmsIn, isDoubtful } from '#domain/council/wordFilter/findDoubts.ts';
import { HARM_CLASSES, type HarmClass } from '#domain/council/wordFilter/harmClasses.ts';

/** One row of the table: the number of sentences of a kind, and how many of them the filter holds. */
export interface Reading {
  kind: string;
  sentences: number;
  held: number;
  /** The misjudged sentences. */
  wrong: readonly string[];
}

type Corpus = Readonly<Record<string, readonly string[]>>;

/**
 * Returns whether the filter holds a sentence of this class. Self-harm must be recognised as such, because it is handled
 * separately.
 */
export function holds(text: string, harm: HarmClass): boolean {
  return harm === 'self-harm' ? harmsIn(text).includes(harm) : isDoubtful(text);
}

/** Measures each class of harm; `holds` returns whether the filter holds a sentence of that class. */
export function readHarmful(
  corpus: Readonly<Record<HarmClass, readonly string[]>>,
  holds: (text: string, harm: HarmClass) => boolean,
): Reading[] {
  return HARM_CLASSES.map((harm) => {
    const missed = corpus[harm].filter((text) => !holds(text, harm));
    const sentences = corpus[harm].length;
    return { kind: harm, sentences, held: sentences - missed.length, wrong: missed };
  });
}

/** Measures each kind of look-alike. */
export function readHarmless(corpus: Corpus, holds: (text: string) => boolean): Reading[] {
  return Object.entries(corpus).map(([kind, texts]) => {
    const held = texts.filter(holds);
    return { kind, sentences: texts.length, held: held.length, wrong: held };
  });
}

/** Returns the sum of all rows. */
export function totalOf(readings: readonly Reading[]): Reading {
  return {
    kind: 'all',
    sentences: readings.reduce((sum, { sentences }) => sum + sentences, 0),
    held: readings.reduce((sum, { held }) => sum + held, 0),
    wrong: readings.flatMap(({ wrong }) => wrong),
  };
}

/** Returns the share of held sentences, 0 to 1. */
export function shareOf({ held, sentences }: Reading): number {
  return held / sentences;
}
