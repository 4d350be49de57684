import type { GameView } from '#client/game/flow/GameView.ts';
import type { Voice } from '#client/game/flow/voice.ts';
import type { NarratorEffects } from '#client/game/flow/withEffects.ts';
import type { Theme } from './clips.ts';
import type { EffectName } from './effectsBetween.ts';

/** Which kinds of sound are on, on this device. */
export interface SoundSettings {
  music: boolean;
  voice: boolean;
  effects: boolean;
}

/** All sound of the page. Its methods do not throw; what fails is reported and stays silent. */
export interface GameAudio {
  /**
   * Started before the first gesture, the music waits for it. Stopping it rests the audio device until the music is started or
   * sounds are prepared again.
   */
  music: { start(): void; stop(): void };
  narrator: NarratorEffects;
  voice: Voice;
  effects: {
    play(name: EffectName): void;
    /** Loads the short sounds, for a page without a game. */
    prepare(): void;
    /** Receives each new view of a game; null when the game is left. The narrator prefetches the next message. */
    follow(view: GameView | null): void;
    /** Listens for presses on buttons, each of which stops the narration; returns a function that stops listening. */
    listenTo(root: Document | HTMLElement): () => void;
  };
  /** Loads what a game of this theme needs, except for the clips themselves. */
  prepare(theme: Theme): void;
  /** Takes effect at once; each kind of sound is muted separately. */
  applySettings(settings: SoundSettings): void;
  /** Silences narrator and effects at once; the music goes on. */
  silence(): void;
  /** Silences and releases everything. */
  dispose(): void;
}
