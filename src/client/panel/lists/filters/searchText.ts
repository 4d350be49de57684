/** Portuguese order with natural numbers: '8.º A' before '10.º A'; case and accents do not count. */
const COLLATOR = new Intl.Collator('pt-PT', { numeric: true, sensitivity: 'base' });

export function compareNames(a: string, b: string): number {
  return COLLATOR.compare(a, b);
}

/**
 * Normalises a text for searching, as the server does: without accents, case, full stops, ordinal marks or spaces ('8a'
 * finds '8.º A').
 */
export function foldForSearch(text: string): string {
  return text
    .replace(/[ºª.\s]/g, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
}
