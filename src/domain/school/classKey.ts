/** By what a class is known: '8.º B', '8ºB', '8 b' and '8B' are one, for full stops, marks of ordinals, blanks, accents and case do not count. */
export function classKey(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\s.ºª°]|\p{M}/gu, '');
}
