import type { AudioOutput } from './AudioOutput.ts';
import { EFFECTS_VOLUME } from './levels.ts';
import { Sound } from './Sound.ts';

/** A file with several short sounds. */
export interface EffectSprite {
  /** Addresses in several formats, the preferred one first. */
  sources: readonly string[];
  /** Position of each sound, in ms. */
  map: Readonly<Record<string, { from: number; ms: number }>>;
}

/** A file of effects, loaded once it is needed and the page may make sound. */
export class EffectFile {
  private readonly device: AudioOutput;
  private readonly sprite: EffectSprite;
  private sound: Sound | null = null;
  private isNeeded = false;
  private hasFailed = false;

  constructor(device: AudioOutput, sprite: EffectSprite) {
    this.device = device;
    this.sprite = sprite;
  }

  /** Says that the file will be needed: the next `open` loads it. */
  need(): void {
    this.isNeeded = true;
  }

  /** Lets the next `open` try again after a failure. */
  retry(): void {
    this.hasFailed = false;
  }

  /** Loads the file if it is needed and has not failed. */
  open(): void {
    const { device, sprite } = this;
    if (!this.isNeeded || this.hasFailed || this.sound !== null || !device.isAllowed) return;
    this.sound = new Sound(device, {
      sources: sprite.sources,
      sprite: Object.fromEntries(Object.entries(sprite.map).map(([name, { from, ms }]) => [name, [from, ms]])),
      volume: EFFECTS_VOLUME,
      onFailed: () => {
        this.hasFailed = true;
        this.sound = null;
      },
    });
  }

  has(name: string): boolean {
    return name in this.sprite.map;
  }

  /** Returns the id of the playing sound; null while the file is missing. */
  play(name: string, volume: number): number | null {
    const id = this.sound?.play(name) ?? null;
    if (id !== null) this.sound?.setVolume(volume, id);
    return id;
  }

  fadeOut(id: number, ms: number): void {
    this.sound?.fadeTo(0, ms, id);
  }

  silence(): void {
    this.sound?.stop();
  }

  close(): void {
    this.sound?.close();
    this.sound = null;
  }
}
