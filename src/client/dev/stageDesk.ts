import type { Knobs, KnobValue } from '#client/game/stage/knobs.ts';
import type { OfferedEvent } from '../game/flow/rehearsal/rehearsalEvents.ts';
import type { StageClock } from '../game/stage/engine/clock.ts';

/** The motion constants of one part of the picture, as they stand now. */
export interface KnobSheet {
  values: Record<string, KnobValue>;
  declaration: Knobs;
}

/** What the framed picture lets the selector around it do. */
export interface StageDesk {
  clock: StageClock;
  sheets: readonly KnobSheet[];
  /** Bytes of the textures on the graphics card. */
  textureBytes(): number;
  /** null where a scene is shown alone. */
  game: GameDesk | null;
}

export interface GameDesk {
  /** The statechart's present state, one region a line. */
  path(): string;
  offers(): readonly OfferedEvent[];
  send(event: OfferedEvent['event']): void;
  subscribe(listener: () => void): () => void;
}

declare global {
  interface Window {
    /** Set by the framed picture, read by the selector. */
    stageDesk?: StageDesk;
  }
}
