import type { QuizStep } from '#content/SolarSystem.ts';

type Options = Pick<QuizStep['options'], 'correct' | 'optionsLabel'>;
export type Question = { question: string; options: Options };
/** Rates an option among those of its question; a guesser takes the highest. */
type Score = (option: string, all: readonly string[], question: string) => number;

/** A guesser may find the right options of 35 % of the questions. */
export const MAX_FOUND = 0.35;

const VIRTUE =
  /respeit|ouv[ei]|escut|dialog|convers|igual|junt|encontr|partilh|ajud|comum|toda a gente|cuid|acolh|paz|solid|justi|direito|livre|liberdade|lugar|natur|apoi|inclu|dar |dá /giu;
const HEDGE =
  /pode|depende|embora|mas |também|de acordo|às vezes|quase|talvez|algum|desde que|em parte|uns |cerca|primeiro|ainda/giu;
const ABSOLUTE = /sempre|nunca|todos|todas|tudo|toda |nenhum|ninguém|só |único|qualquer|jamais/giu;

const matches = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
const others = (option: string, all: readonly string[]) => all.filter((other) => other !== option);

/** Returns the stems of the words with four letters or more. */
function contentWords(text: string): Set<string> {
  return new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5)));
}

export function sharedWords(one: string, other: string): number {
  const words = contentWords(other);
  return [...contentWords(one)].filter((word) => words.has(word)).length;
}

/** Ways of guessing the right option from the options alone. */
export const GUESSERS: Record<string, Score> = {
  'the nicest': (option) => matches(option, VIRTUE),
  'the least nice': (option) => -matches(option, VIRTUE),
  'the most careful': (option) => matches(option, HEDGE),
  'the nicest and most careful': (option) => matches(option, VIRTUE) + matches(option, HEDGE),
  'the least absolute': (option) => -matches(option, ABSOLUTE),
  'the most absolute': (option) => matches(option, ABSOLUTE),
  'the longest': (option) => option.length,
  'the shortest': (option) => -option.length,
  'the one whose length stands out': (option, all) =>
    Math.min(...others(option, all).map(({ length }) => Math.abs(option.length - length))),
  'the one with a beginning of its own': (option, all) =>
    -others(option, all).filter((other) => other.split(' ')[0] === option.split(' ')[0]).length,
  'the one with words of its own': (option, all) =>
    -others(option, all).reduce((sum, other) => sum + sharedWords(option, other), 0),
  'the one most like the others': (option, all) =>
    others(option, all).reduce((sum, other) => sum + sharedWords(option, other), 0),
  'the echo of the question': (option, _, question) => sharedWords(option, question),
};

/** Returns the share of questions that a guesser answers right; among options that it rates alike it draws lots. */
export function shareFound(asked: readonly Question[], score: Score): number {
  const found = asked.map(({ question, options: { correct, optionsLabel } }) => {
    const scores = optionsLabel.map((option) => score(option, optionsLabel, question));
    const best = Math.max(...scores);
    return scores[correct] === best ? 1 / scores.filter((value) => value === best).length : 0;
  });
  return found.reduce((sum, share) => sum + share, 0) / asked.length;
}
