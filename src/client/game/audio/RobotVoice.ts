import type { SpokenWord, Voice } from '#client/game/flow/voice.ts';
import { type Clip, levelAt, wordIndexAt } from './clips.ts';

/** Delay before a word boundary is checked again when sound and timer disagree. */
const LOOK_AGAIN_MS = 16;

/** The narrator's voice for captions and robot. A timer runs only while words are still to come. */
export class RobotVoice implements Voice {
  private clip: Clip | null = null;
  private position: () => number = () => 0;
  private current: SpokenWord | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();

  /** Starts following a clip; `position` returns how far it has played, in milliseconds. */
  begin(clip: Clip, position: () => number): void {
    clearTimeout(this.timer);
    this.clip = clip;
    this.position = position;
    this.look();
  }

  end(): void {
    clearTimeout(this.timer);
    this.clip = null;
    this.change(null);
  }

  /** Bound, because they are passed on individually. */
  readonly level = () => (this.clip === null ? 0 : levelAt(this.clip.levels, this.position()));
  readonly word = () => this.current;
  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  private readonly look = () => {
    if (this.clip === null) return;
    const { words } = this.clip;
    const ms = this.position();
    const index = wordIndexAt(words, ms);
    const next = words[index + 1];
    if (next !== undefined) this.timer = setTimeout(this.look, Math.max(LOOK_AGAIN_MS, next.at - ms));
    this.change(words[index] ?? null);
  };

  private change(word: SpokenWord | null): void {
    if (word === this.current) return;
    this.current = word;
    for (const listener of this.listeners) listener();
  }
}
