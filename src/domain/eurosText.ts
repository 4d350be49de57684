/** Returns an amount in cents as it is written in Portuguese, without the cents of whole euros: '350 €', '12,50 €'. */
export function eurosText(cents: number): string {
  const whole = Math.round(cents);
  const text = whole % 100 === 0 ? String(whole / 100) : (whole / 100).toFixed(2).replace('.', ',');
  return `${text}\u00a0€`;
}
