import { fold, isParticle } from './rosterWords.ts';

/** What is kept of each pupil's name. docs/privacy.md asks for no more than the first name. */
export type NameChoice = 'first' | 'full';

/** Forms of a name from the shortest on: 'Ana', 'Ana S.', 'Ana M. S.', 'Ana Silva', 'Ana Maria Silva'. */
const FORMS: readonly ((words: readonly string[], full: string) => string)[] = [
  ([first = '']) => first,
  ([first = '', ...others]) => [first, ...others.slice(-1).map(initial)].join(' '),
  ([first = '', ...others]) => [first, ...others.map(initial)].join(' '),
  ([first = '', ...others]) => [first, ...others.slice(-1)].join(' '),
  (_, full) => full,
];

/**
 * Shortens each name to the first one. Equal first names get the initial of the surname, and where that is equal too, as
 * much more as tells them apart. Equal full names stay equal.
 */
export function shortNames(names: readonly string[]): string[] {
  const wordsOf = names.map((name) => name.split(' ').filter((word, index) => index === 0 || !isParticle(fold(word))));
  const form = names.map(() => 0);
  const shortened = () => names.map((name, index) => FORMS[form[index] ?? 0]?.(wordsOf[index] ?? [], name) ?? name);
  for (let round = 1; round < FORMS.length; round += 1) {
    const short = shortened();
    for (const index of ambiguous(short, names)) form[index] = round;
  }
  return shortened();
}

/** Returns the places of short names that several different full names have. */
function ambiguous(short: readonly string[], names: readonly string[]): number[] {
  const fullOf = new Map<string, Set<string>>();
  for (const [index, name] of short.entries()) {
    const key = fold(name);
    fullOf.set(key, (fullOf.get(key) ?? new Set()).add(fold(names[index] ?? '')));
  }
  return short.flatMap((name, index) => ((fullOf.get(fold(name))?.size ?? 0) > 1 ? [index] : []));
}

function initial(word: string): string {
  const [letter = ''] = word.replace(/^[^\p{L}]+/u, '');
  return `${letter.toUpperCase()}.`;
}
