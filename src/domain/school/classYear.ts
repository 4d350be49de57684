/** School years in which a class may be in Portugal: 1.º to 12.º. */
const LAST = 12;

/** Returns the year that a class name begins with ('8.º B' is 8); null when it begins with none. */
export function classYear(name: string): number | null {
  const year = Number(/^\s*(\d{1,2})(?!\d)/.exec(name)?.[1] ?? 0);
  return year >= 1 && year <= LAST ? year : null;
}
