import { harmsIn, isDoubtful } from '#domain/council/wordFilter/findDoubts.ts';
import { HARM_CLASSES, type HarmClass } from '#domain/council/wordFilter/harmClasses.ts';

/** One row of the table: how many sentences of a kind, and how many of them the filter held. */
export interface Reading {
  kind: string;
  sentences: number;
  held: number;
  /** The sentences that the filter judged wrongly. */
  wrong: readonly string[];
}

type Corpus = Readonly<Record<string, readonly string[]>>;

/** Whether the filter holds a sentence of this class. Despair must be known as despair: it goes another way. */
export function holds(text: string, harm: HarmClass): boolean {
  return harm === 'self-harm' ? harmsIn(text).includes(harm) : isDoubtful(text);
}

/** Reads each class of harm; `holds` tells whether the filter holds a sentence of this class. */
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

/** Reads each kind of look-alike. */
export function readHarmless(corpus: Corpus, holds: (text: string) => boolean): Reading[] {
  return Object.entries(corpus).map(([kind, texts]) => {
    const held = texts.filter(holds);
    return { kind, sentences: texts.length, held: held.length, wrong: held };
  });
}

/** Adds up all rows. */
export function totalOf(readings: readonly Reading[]): Reading {
  return {
    kind: 'all',
    sentences: readings.reduce((sum, { sentences }) => sum + sentences, 0),
    held: readings.reduce((sum, { held }) => sum + held, 0),
    wrong: readings.flatMap(({ wrong }) => wrong),
  };
}

/** Share of held sentences, 0 to 1. */
export function shareOf({ held, sentences }: Reading): number {
  return held / sentences;
}
