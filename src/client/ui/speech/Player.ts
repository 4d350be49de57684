import type { Block } from './blocks.ts';
import type { Span } from './sentences.ts';

/** What is read in one go: a sentence of a block, or a whole block that has a recording. */
export interface Unit extends Span {
  block: Block;
}

interface PlayerEvents {
  /** Receives each word that begins, as characters of the block. */
  onWord(word: Span): void;
  /** Called once, unless it is silenced: at the end, or when it fails. */
  onEnd(): void;
}

export interface Playing {
  unit: Unit;
  /** Character of the block's text at which the reading begins, within the unit. */
  from: number;
  /** Speed, 0.7 to 1.3. */
  rate: number;
  events: PlayerEvents;
}

/** Makes a unit heard, with the device's voice or from a recording. */
export interface Player {
  /** Returns a function that silences it at once. */
  play(playing: Playing): () => void;
}
