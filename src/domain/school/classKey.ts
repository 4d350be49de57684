/** Returns the key of a class name without dots, ordinal signs, blanks, accents and case: '8.º B' and '8b' are equal. */
export function classKey(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\s.ºª°]|\p{M}/gu, '');
}
