/** Cards on one A4 page. */
const CARDS_PER_SHEET = 8;

/** Splits the cards into pages. */
export function sheetsOf<Card>(cards: readonly Card[]): Card[][] {
  const sheets = Math.ceil(cards.length / CARDS_PER_SHEET);
  return Array.from({ length: sheets }, (_, sheet) =>
    cards.slice(sheet * CARDS_PER_SHEET, (sheet + 1) * CARDS_PER_SHEET),
  );
}
