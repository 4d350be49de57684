import type { Howl, SoundSpriteDefinitions } from 'howler';
import type { AudioOutput } from './AudioOutput.ts';

export interface SoundOptions {
  /** Addresses of the same sound in several formats, the preferred one first. */
  sources: readonly string[];
  sprite?: SoundSpriteDefinitions;
  /** 0 to 1. */
  volume: number;
  onReady?(): void;
  onStart?(id: number): void;
  onEnd?(id: number): void;
  /** No format could be fetched, decoded or played; the failure has been reported, and this sound stays silent. */
  onFailed?(): void;
}

/** Smaller differences of volume are set at once, because howler's fade would never end. */
const SAME_VOLUME = 0.01;

/**
 * A file played by howler. It falls back to the next format when one cannot be decoded (Safari 14.1 claims to play WebM
 * and fails), never throws, and is closed only after howler has started it, because howler does not survive an earlier
 * close.
 */
export class Sound {
  private readonly device: AudioOutput;
  private readonly options: SoundOptions;
  private howl: Howl | null = null;
  private isStarting = false;
  private isClosed = false;

  constructor(device: AudioOutput, options: SoundOptions) {
    this.device = device;
    this.options = options;
    this.open(Math.min(device.firstFormat, options.sources.length - 1));
  }

  /** Whether it can start without waiting. */
  get isReady(): boolean {
    return !this.isClosed && this.attempt((howl) => howl.state() === 'loaded', false);
  }

  /** Plays it, or a part of it by name; returns the id of the playing sound, or null when nothing plays. */
  play(part?: string): number | null {
    if (!this.isReady) return null;
    this.isStarting = true;
    const id = this.attempt<number | null>((howl) => howl.play(part) ?? null, null);
    if (id === null) this.isStarting = false;
    return id;
  }

  /** Stops the playing sound with this id; without `id`, all of them. */
  stop(id?: number): void {
    if (this.isReady) this.attempt((howl) => void howl.stop(id), undefined);
  }

  mute(isMuted: boolean, id: number): void {
    this.attempt((howl) => void howl.mute(isMuted, id), undefined);
  }

  setVolume(volume: number, id: number): void {
    this.attempt((howl) => void howl.volume(volume, id), undefined);
  }

  /** Fades from the current volume to `volume` within `ms`. */
  fadeTo(volume: number, ms: number, id: number): void {
    this.attempt((howl) => {
      const now = Number(howl.volume(id));
      if (Math.abs(now - volume) < SAME_VOLUME) howl.volume(volume, id);
      else howl.fade(now, volume, ms, id);
    }, undefined);
  }

  /** Returns the position, in milliseconds from the file's start. */
  positionMs(id: number): number {
    return this.attempt((howl) => Number(howl.seek(id)) * 1000, 0);
  }

  /** Frees its memory; it cannot be used afterwards. */
  close(): void {
    this.isClosed = true;
    if (this.isStarting) this.attempt((howl) => void howl.stop(), undefined);
    else this.discard();
  }

  private open(format: number): void {
    const { sources, sprite, volume, onReady, onEnd } = this.options;
    const source = sources[format] ?? '';
    const failed = (_: number, error: unknown) => this.onFailure(format, new Error(`${source}: ${String(error)}`));
    try {
      this.howl = this.device.open({
        src: [source],
        volume,
        ...(sprite && { sprite }),
        onload: () => {
          this.device.firstFormat = Math.max(this.device.firstFormat, format);
          onReady?.();
        },
        onplay: (id) => this.onStarted(id),
        onend: (id) => onEnd?.(id),
        onloaderror: failed,
        onplayerror: (_, error) => this.onFailure(sources.length, new Error(`${source}: ${String(error)}`)),
      });
    } catch (error) {
      this.onFailure(sources.length, error);
    }
  }

  private onStarted(id: number): void {
    this.isStarting = false;
    if (this.isClosed) this.discard();
    else this.options.onStart?.(id);
  }

  private onFailure(format: number, error: unknown): void {
    this.isStarting = false;
    this.discard();
    if (this.isClosed) return;
    if (format + 1 < this.options.sources.length) {
      this.open(format + 1);
      return;
    }
    this.isClosed = true;
    this.device.report(error, 'audio');
    this.options.onFailed?.();
  }

  private discard(): void {
    this.attempt((howl) => {
      howl.off();
      howl.unload();
    }, undefined);
    this.howl = null;
  }

  private attempt<T>(run: (howl: Howl) => T, otherwise: T): T {
    if (this.howl === null) return otherwise;
    try {
      return run(this.howl);
    } catch (error) {
      this.device.report(error, 'audio');
      return otherwise;
    }
  }
}
