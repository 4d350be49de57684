import { DUCKED_VOLUME } from '#domain/limits.ts';
import type { AudioOutput } from './AudioOutput.ts';
import { ATTACK_MS, MUSIC_VOLUME, RELEASE_MS } from './levels.ts';
import { Sound } from './Sound.ts';

export interface Music {
  sources: readonly string[];
  /** The seamless loop in milliseconds, without the padding that the codec adds before and after it. */
  loop: { from: number; ms: number };
}

const LOOP = 'loop';

/**
 * The looping music (spec, sections 2 and 9). It is decoded as a whole: 44 MB for two minutes, twice that while
 * decoding, all of it freed by `stop`. An audio element would take 5 MB, but on an iPad its volume cannot be changed,
 * so that a narration could not lower it, and its loop has a gap.
 */
export class MusicPlayer {
  private readonly device: AudioOutput;
  private readonly music: Music;
  private readonly forget: () => void;
  private sound: Sound | null = null;
  /** Id of its playing sound. */
  private id: number | null = null;
  private isWanted = false;
  private isOn: boolean;
  private isHidden = false;
  private isDucked = false;
  private isMuted = false;
  private hasFailed = false;

  constructor(device: AudioOutput, music: Music, isOn: boolean) {
    this.device = device;
    this.music = music;
    this.isOn = isOn;
    this.forget = device.onChange(() => this.sync());
  }

  /** Starts the music, at once or with the first gesture. Another call changes nothing, or retries after a failure. */
  start(): void {
    this.isWanted = true;
    this.hasFailed = false;
    this.sync();
  }

  /** Stops the music and frees its memory. */
  stop(): void {
    this.isWanted = false;
    this.sound?.close();
    this.sound = null;
    this.id = null;
    this.isMuted = false;
  }

  setOn(isOn: boolean): void {
    if (isOn !== this.isOn) this.hasFailed = false;
    this.isOn = isOn;
    this.sync();
  }

  setHidden(isHidden: boolean): void {
    this.isHidden = isHidden;
    this.sync();
  }

  duck(isDucked: boolean): void {
    if (isDucked === this.isDucked) return;
    this.isDucked = isDucked;
    this.approach(isDucked ? ATTACK_MS : RELEASE_MS);
  }

  dispose(): void {
    this.forget();
    this.stop();
  }

  private get isAudible(): boolean {
    return this.isWanted && this.isOn && !this.isHidden;
  }

  private sync(): void {
    if (this.sound === null) this.open();
    else if (this.id !== null) this.mute(this.sound, this.id);
    else if (this.isAudible && this.device.isRunning) this.id = this.sound.play(LOOP);
  }

  private mute(sound: Sound, id: number): void {
    if (this.isMuted === !this.isAudible) return;
    this.isMuted = !this.isAudible;
    sound.mute(this.isMuted, id);
  }

  private open(): void {
    if (!this.isAudible || this.hasFailed || !this.device.isAllowed) return;
    this.sound = new Sound(this.device, {
      sources: this.music.sources,
      sprite: { [LOOP]: [this.music.loop.from, this.music.loop.ms, true] },
      volume: 0,
      onReady: () => this.sync(),
      onStart: () => this.onStarted(),
      onFailed: () => this.onFailed(),
    });
  }

  /** Called again at each round of the loop. */
  private onStarted(): void {
    this.sync();
    this.approach(RELEASE_MS);
  }

  private onFailed(): void {
    this.hasFailed = true;
    this.sound = null;
    this.id = null;
    this.isMuted = false;
  }

  private approach(ms: number): void {
    if (this.id !== null) this.sound?.fadeTo(this.isDucked ? DUCKED_VOLUME : MUSIC_VOLUME, ms, this.id);
  }
}
