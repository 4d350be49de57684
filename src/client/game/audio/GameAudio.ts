import type { GameView } from '#client/game/flow/GameView.ts';
import type { Voice } from '#client/game/flow/voice.ts';
import type { NarratorEffects } from '#client/game/flow/withEffects.ts';
import type { Theme } from './clips.ts';
import type { EffectName } from './effectsBetween.ts';

/** What is to be heard on this device. */
export interface SoundSettings {
  music: boolean;
  voice: boolean;
  effects: boolean;
}

/** All sound of the page. Nothing in it throws; what fails is reported and stays silent. */
export interface GameAudio {
  /** Asked for before the first gesture, the music waits for it. */
  music: { start(): void; stop(): void };
  narrator: NarratorEffects;
  voice: Voice;
  effects: {
    play(name: EffectName): void;
    /** Tells of each new view of a game; null when the game is left. The narrator has what is said next at hand. */
    follow(view: GameView | null): void;
    /** Hears presses on buttons until the answer is called; each stops the narration. */
    listenTo(root: Document | HTMLElement): () => void;
  };
  /** Fetches what a game of this theme needs, except for the clips themselves. */
  prepare(theme: Theme): void;
  /** Holds at once; each kind of sound is muted apart. */
  applySettings(settings: SoundSettings): void;
  /** Narrator and effects are silent at once; music goes on. */
  hush(): void;
  /** Silence, and nothing of it is left. */
  dispose(): void;
}
