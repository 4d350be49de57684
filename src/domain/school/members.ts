// Source: spec, sections 2 (Teams, Add-team dialog) and 5.

/** Splits the members field at line ends and commas into trimmed names, without empty ones. Keeps duplicates. */
export function parseMembers(text: string): string[] {
  return text
    .split(/[\r\n,]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** Returns '1 membro', '4 membros'. */
export function countMembers(count: number): string {
  return count === 1 ? '1 membro' : `${count} membros`;
}
