/** A part of the message being spoken: characters `from` up to, not including, `to`. */
export interface SpokenWord {
  from: number;
  to: number;
}

/** The narrator's voice for captions and robot; silent where there is no sound. */
export interface Voice {
  /** Current loudness, 0 to 1. */
  level(): number;
  /** The current word, as the same object until it ends; null between words and in silence. */
  word(): SpokenWord | null;
  /** Calls `listener` whenever `word` changes; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** A voice that never speaks. */
export const SILENT_VOICE: Voice = { level: () => 0, word: () => null, subscribe: () => () => {} };
