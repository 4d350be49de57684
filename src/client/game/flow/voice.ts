/** A part of the message being spoken: characters `from` up to, not including, `to`. */
export interface SpokenWord {
  from: number;
  to: number;
}

/** The narrator as captions and robot see it; silent where there is no sound. */
export interface Voice {
  /** Loudness now, 0 to 1. */
  level(): number;
  /** The word being said now, the same object as long as it is the same word; null between words and in silence. */
  word(): SpokenWord | null;
  /** Calls `listener` whenever `word` has changed, until the answer is called. */
  subscribe(listener: () => void): () => void;
}

/** Nobody speaks. */
export const SILENT_VOICE: Voice = { level: () => 0, word: () => null, subscribe: () => () => {} };
