/**
 * Rows by what they are about: `answer/{team}/{part}`, `stars/{team}/{of}`. More than one row for a key is a duplicate.
 */
export type Rows = ReadonlyMap<string, readonly string[]>;

export interface LedgerDifference {
  /** Acknowledged writes that are missing or have another value. */
  lost: string[];
  /** Keys with more than one row. */
  twice: string[];
  /** Rows for a key that was never written. */
  foreign: string[];
}

/** `undefined` means no row. A write in flight may or may not be stored. */
interface Entry {
  acknowledged?: string | undefined;
  sending?: { value: string | undefined } | undefined;
}

/** Records which writes the server has acknowledged and which are still in flight. */
export class WriteLedger {
  readonly #entries = new Map<string, Entry>();
  #acknowledged = 0;

  /** The number of acknowledged write calls. */
  get writes(): number {
    return this.#acknowledged;
  }

  /**
   * Records a call in flight that sets all of these values at once (undefined: removed). Returns a function to call on
   * acknowledgement.
   */
  recordSending(changes: Record<string, string | undefined>): () => void {
    for (const [key, value] of Object.entries(changes)) {
      const entry = this.#entries.get(key) ?? {};
      this.#entries.set(key, { ...entry, sending: { value } });
    }
    return () => {
      this.#acknowledged += 1;
      for (const [key, value] of Object.entries(changes)) this.#entries.set(key, { acknowledged: value });
    };
  }

  /** Compares the stored rows with the acknowledged ones. */
  compare(rows: Rows): LedgerDifference {
    const verdict: LedgerDifference = { lost: [], twice: [], foreign: [] };
    for (const [key, { acknowledged, sending }] of this.#entries) {
      const found = rows.get(key) ?? [];
      if (found.length > 1) verdict.twice.push(`${key}: ${found.length}`);
      const [first] = found;
      if (first !== acknowledged && !(sending && first === sending.value)) {
        verdict.lost.push(`${key}: ${acknowledged ?? 'nothing'} was acknowledged, ${first ?? 'nothing'} is there`);
      }
    }
    for (const key of rows.keys()) if (!this.#entries.has(key)) verdict.foreign.push(key);
    return verdict;
  }
}
