/** Returns a share from 0 to 1 as a whole percentage: '67 %'. */
export function percentText(share: number): string {
  return `${Math.round(share * 100)}\u00a0%`;
}

/** Returns a discrimination with two decimals, as it is written in Portuguese: '0,34'. */
export function discriminationText(value: number): string {
  return value
    .toFixed(2)
    .replace(/^-0\.00$/, '0.00')
    .replace('.', ',');
}
