/** Returns words as a sentence lists them: 'A', 'A e B', 'A, B e C'; '' for none. */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} e ${words.at(-1)}`;
}
