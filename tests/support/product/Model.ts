/** Rows by what they are about: `answer/{team}/{part}`, `stars/{team}/{of}`. More than one row for a key is one too many. */
export type Rows = ReadonlyMap<string, readonly string[]>;

export interface Verdict {
  /** Acknowledged, and not there or not so. */
  lost: string[];
  /** There more than once. */
  twice: string[];
  /** There, though nobody sent it. */
  foreign: string[];
}

/** `undefined`: nothing. A write under way may be there or not. */
interface Entry {
  acknowledged?: string | undefined;
  sending?: { value: string | undefined } | undefined;
}

/** What the server has said yes to, write by write, and what it has not answered yet. */
export class Model {
  readonly #entries = new Map<string, Entry>();
  #acknowledged = 0;

  /** How many calls that write were acknowledged. */
  get writes(): number {
    return this.#acknowledged;
  }

  /** One call is on its way and will change all of this at once (undefined: removed). Answers what to do when it is acknowledged. */
  sending(changes: Record<string, string | undefined>): () => void {
    for (const [key, value] of Object.entries(changes)) {
      const entry = this.#entries.get(key) ?? {};
      this.#entries.set(key, { ...entry, sending: { value } });
    }
    return () => {
      this.#acknowledged += 1;
      for (const [key, value] of Object.entries(changes)) this.#entries.set(key, { acknowledged: value });
    };
  }

  /** Holds what is stored against what was acknowledged. */
  compare(rows: Rows): Verdict {
    const verdict: Verdict = { lost: [], twice: [], foreign: [] };
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
