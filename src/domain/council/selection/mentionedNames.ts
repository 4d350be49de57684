const SHORTEST_NAME = 3;

/**
 * Returns the members whose first or last name is a word of one of the texts, ignoring case and accents. A warning only:
 * 'Rosa' may be a flower.
 */
export function mentionedNames(members: readonly string[], texts: readonly string[]): string[] {
  const words = new Set(texts.flatMap(wordsOf));
  return members.filter((member) => {
    const names = wordsOf(member);
    return [names[0], names.at(-1)].some((name) => name !== undefined && words.has(name));
  });
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= SHORTEST_NAME);
}
