/** Portuguese order with natural numbers: '8.º A' before '10.º A'; case and accents do not count. */
const COLLATOR = new Intl.Collator('pt-PT', { numeric: true, sensitivity: 'base' });

export function compareNames(a: string, b: string): number {
  return COLLATOR.compare(a, b);
}

/**
 * What is looked for and what is looked through are compared like this, as the server does: no accents, capitals, full
 * stops, marks of ordinals or blanks ('8a' finds '8.º A').
 */
export function folded(text: string): string {
  return text
    .replace(/[ºª.\s]/g, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
}
