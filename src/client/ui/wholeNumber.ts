/**
 * A whole number from 0 on as it is written in Portuguese: '5000', '12 500' (groups of three from five digits on, held
 * together by spaces that do not break). The browser's own formatter would take a slow tablet an eighth of a second to set up.
 */
export function wholeNumber(value: number): string {
  const digits = String(value);
  return digits.length < 5 ? digits : digits.replace(/\B(?=(?:\d{3})+$)/g, '\u00a0');
}
