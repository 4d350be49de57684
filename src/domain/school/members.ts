/** Source: spec, sections 2 (Teams, Add-team dialog) and 5. */

/** The names in the members field: split at lines and commas, trimmed, without blanks. Equal names all stay. */
export function parseMembers(text: string): string[] {
  return text
    .split(/[\r\n,]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** '1 membro', '4 membros'. */
export function countMembers(count: number): string {
  return count === 1 ? '1 membro' : `${count} membros`;
}
