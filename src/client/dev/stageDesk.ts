import type { Knobs, KnobValue } from '#client/game/stage/knobs.ts';
import type { OfferedEvent } from '../game/flow/rehearsal/rehearsalEvents.ts';
import type { StageClock } from '../game/stage/engine/clock.ts';

/** The current motion constants of one part of the stage. */
export interface KnobSheet {
  values: Record<string, KnobValue>;
  declaration: Knobs;
}

/** The interface of the framed stage for the selector around it. */
export interface StageDesk {
  clock: StageClock;
  sheets: readonly KnobSheet[];
  /** Returns the bytes of the textures on the GPU. */
  textureBytes(): number;
  /** null for a single scene. */
  game: GameDesk | null;
}

export interface GameDesk {
  /** Returns the statechart's current state, one region per line. */
  path(): string;
  offers(): readonly OfferedEvent[];
  send(event: OfferedEvent['event']): void;
  subscribe(listener: () => void): () => void;
}

declare global {
  interface Window {
    /** Set by the framed stage, read by the selector. */
    stageDesk?: StageDesk;
  }
}
