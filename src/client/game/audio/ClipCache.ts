import type { Clip } from './clips.ts';
import type { Sound } from './Sound.ts';

/** Decoded clips at a time: the previous, the current and the next. A clip of 15 s takes 3 MB. */
const CLIPS_MAX = 3;

/** Keeps the most recently used clips. */
export class ClipCache {
  private readonly open: (clip: Clip) => Sound;
  private readonly sounds = new Map<string, Sound>();

  constructor(open: (clip: Clip) => Sound) {
    this.open = open;
  }

  /** Returns the clip's sound, opened when it is not there; drops the least recently used one. */
  take(clip: Clip): Sound {
    const sound = this.sounds.get(clip.key) ?? this.open(clip);
    this.sounds.delete(clip.key);
    this.sounds.set(clip.key, sound);
    for (const key of [...this.sounds.keys()].slice(0, -CLIPS_MAX)) this.drop(key);
    return sound;
  }

  /** Returns the clip's sound, or null when it is not open; opens and drops nothing. */
  takeOpen(clip: Clip): Sound | null {
    return this.sounds.has(clip.key) ? this.take(clip) : null;
  }

  drop(key: string): void {
    this.sounds.get(key)?.close();
    this.sounds.delete(key);
  }

  clear(): void {
    for (const key of [...this.sounds.keys()]) this.drop(key);
  }
}
