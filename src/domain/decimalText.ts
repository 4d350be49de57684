/** Returns a number with at most one decimal, as it is written in Portuguese: '3,5', '4'. */
export function decimalText(value: number): string {
  return String(oneDecimal(value)).replace('.', ',');
}

/** Rounds to one decimal. */
export function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
