const LOWEST_MS = 0.05;
const STEP = Math.log(1.02);
const STEPS = 900;

/** Histogram of call durations in milliseconds, exact to within 2 %, with constant memory. */
export class Times {
  count = 0;
  longest = 0;
  private readonly counts = new Uint32Array(STEPS);

  add(ms: number): void {
    const step = Math.ceil(Math.log(Math.max(ms, LOWEST_MS) / LOWEST_MS) / STEP);
    const place = Math.min(STEPS - 1, step);
    this.counts[place] = (this.counts[place] ?? 0) + 1;
    this.count += 1;
    this.longest = Math.max(this.longest, ms);
  }

  addAll(other: Times): void {
    for (const [place, count] of other.counts.entries()) this.counts[place] = (this.counts[place] ?? 0) + count;
    this.count += other.count;
    this.longest = Math.max(this.longest, other.longest);
  }

  /** Returns the quantile `share` (0 to 1); NaN without values. */
  at(share: number): number {
    let left = Math.ceil(share * this.count);
    if (left === 0) return Number.NaN;
    for (const [place, count] of this.counts.entries()) {
      left -= count;
      if (left <= 0) return Math.min(this.longest, LOWEST_MS * Math.exp(place * STEP));
    }
    return this.longest;
  }
}
