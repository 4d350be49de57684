/** Returns the first `max` characters of a quote, with '…' where it was longer. A character of two code units is never cut. */
export function shortQuote(quote: string, max: number): string {
  const characters = [...quote];
  return characters.length <= max ? quote : `${characters.slice(0, max).join('').trimEnd()}…`;
}
