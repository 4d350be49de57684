import { DUCKED_VOLUME } from '#domain/limits.ts';
import type { AudioOutput } from './AudioOutput.ts';
import { fetchSound } from './fetchSound.ts';
import { ATTACK_MS, MUSIC_VOLUME, RELEASE_MS } from './levels.ts';
import { type Music, MusicLoop } from './MusicLoop.ts';

/** After this many time constants of an exponential change, 95 % of it is done. */
const TIME_CONSTANTS = 3;

/** The nodes of the music that plays or is loading. */
interface Playing {
  loop: MusicLoop;
  context: AudioContext;
  volume: GainNode;
  /** Lets the music through or not. */
  gate: GainNode;
}

/**
 * The looping music (spec, sections 2 and 9). It is decoded: 3 MB for each of the two parts that are held, freed by `stop`. An
 * audio element would take less, but on an iPad its volume cannot be changed, so that a narration could not lower it, and its
 * loop has a gap.
 */
export class MusicPlayer {
  private readonly device: AudioOutput;
  private readonly music: Music;
  private readonly forget: () => void;
  private playing: Playing | null = null;
  private isWanted = false;
  private isOn: boolean;
  private isHidden = false;
  private isDucked = false;
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
    this.close();
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
    if (this.playing === null) this.open();
    else this.playing.gate.gain.value = this.isAudible ? 1 : 0;
  }

  private open(): void {
    if (!this.isAudible || this.hasFailed || !this.device.isAllowed) return;
    const context = this.device.webAudio();
    if (!context) return;
    const volume = context.createGain();
    const gate = context.createGain();
    volume.gain.value = 0;
    volume.connect(gate).connect(context.destination);
    const loop = new MusicLoop({
      context,
      output: volume,
      music: this.music,
      load: (sources, signal) => fetchSound(this.device, context, sources, signal),
      onStart: () => this.approach(RELEASE_MS),
      onFailed: (error, isFirst) => {
        this.device.report(error, 'audio');
        if (isFirst) this.fail();
      },
    });
    this.playing = { loop, context, volume, gate };
  }

  private fail(): void {
    this.hasFailed = true;
    this.close();
  }

  private close(): void {
    this.playing?.loop.stop();
    this.playing?.gate.disconnect();
    this.playing = null;
  }

  private approach(ms: number): void {
    if (!this.playing) return;
    const { context, volume } = this.playing;
    volume.gain.setTargetAtTime(
      this.isDucked ? DUCKED_VOLUME : MUSIC_VOLUME,
      context.currentTime,
      ms / 1000 / TIME_CONSTANTS,
    );
  }
}
