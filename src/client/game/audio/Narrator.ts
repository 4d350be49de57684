import type { NarrationCue } from '#client/game/flow/GameState.ts';
import type { MessagePlace } from '#client/game/flow/GameView.ts';
import type { NarratorEffects } from '#client/game/flow/withEffects.ts';
import { floor, type Speaker } from '#client/ui/speech/floor.ts';
import type { AudioOutput } from './AudioOutput.ts';
import { ClipCache } from './ClipCache.ts';
import { type Clip, type Clips, type Theme, themeOfKey } from './clips.ts';
import { HOLD_MS, VOICE_VOLUME } from './levels.ts';
import { RobotVoice } from './RobotVoice.ts';
import { Sound } from './Sound.ts';

export interface NarratorParts {
  device: AudioOutput;
  isOn: boolean;
  load(theme: Theme): Promise<Clips>;
  /** Called with true to lower the other sounds, with false to restore them. */
  onDuck(isDucked: boolean): void;
}

/** Delay before a narration: the sound of a press or an answer comes first, and quick skipping does not stutter. */
const LEAD_MS = 150;
/** A clip that loads later than this would be cut off by the next message, so it stays silent. */
const LATE_MS = 500;

/** A message being read aloud, or about to be. */
interface Reading {
  clip: Clip;
  /** Null until its file is opened. */
  sound: Sound | null;
  dueAt: number;
  /** Id of the playing sound; null before it plays. */
  id: number | null;
}

/** Reads the messages aloud (spec, section 4, AI speech and audio). */
export class Narrator implements NarratorEffects {
  readonly voice = new RobotVoice();
  private readonly speaker: Speaker = { yieldFloor: () => this.stopNarration() };
  private readonly parts: NarratorParts;
  private readonly cache: ClipCache;
  private readonly themes = new Map<string, Clips>();
  private readonly loading = new Set<Theme>();
  private readonly broken = new Set<string>();
  private isOn: boolean;
  private reading: Reading | null = null;
  /** The message that is said next. */
  private upcoming: MessagePlace | null = null;
  private leadTimer: ReturnType<typeof setTimeout> | undefined;
  private holdTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: NarratorParts) {
    this.parts = parts;
    this.isOn = parts.isOn;
    this.cache = new ClipCache((clip) => this.openClip(clip));
  }

  /** Whether a narration is audible now. */
  get isSpeaking(): boolean {
    return this.reading !== null && this.reading.id !== null;
  }

  /** Loads the table of a theme's clips; until then nothing is read aloud. */
  prepare(theme: Theme): void {
    this.broken.clear();
    if (this.themes.has(theme) || this.loading.has(theme)) return;
    this.loading.add(theme);
    this.parts
      .load(theme)
      .then(
        (clips) => {
          this.themes.set(theme, clips);
          this.expect(this.upcoming);
        },
        (error: unknown) => this.parts.device.report(error, 'audio'),
      )
      .finally(() => this.loading.delete(theme));
  }

  /**
   * Prefetches the clip of the next message and, once that begins, the one after it; nothing else is loaded in advance.
   */
  expect(place: MessagePlace | null): void {
    this.upcoming = place;
    if (place !== null) this.fetch(this.clipAt(place));
  }

  narrate(cue: NarrationCue): void {
    const clip = this.audible(cue);
    if (clip === null) {
      this.stopNarration();
      return;
    }
    this.cut();
    clearTimeout(this.holdTimer);
    const reading: Reading = { clip, sound: this.cache.takeOpen(clip), dueAt: performance.now() + LEAD_MS, id: null };
    this.reading = reading;
    // Opened after the press, because starting a download would delay what the press shows.
    this.leadTimer = setTimeout(() => this.open(reading), 0);
  }

  stopNarration(): void {
    if (this.reading === null) return;
    this.cut();
    this.release();
  }

  narrationMs(cue: NarrationCue): number {
    return this.audible(cue)?.ms ?? 0;
  }

  setOn(isOn: boolean): void {
    this.isOn = isOn;
    if (isOn) this.expect(this.upcoming);
    else this.stopNarration();
  }

  dispose(): void {
    this.cut();
    clearTimeout(this.holdTimer);
    this.cache.clear();
    this.themes.clear();
  }

  /** Returns the clip of this message if it would be audible. */
  private audible({ text, ...place }: NarrationCue): Clip | null {
    if (!this.isOn || !this.parts.device.isRunning || floor.isAsked) return null;
    const clip = this.clipAt(place);
    return clip === undefined || clip.text !== text || this.broken.has(clip.key) ? null : clip;
  }

  private clipAt({ key, position }: MessagePlace): Clip | undefined {
    return this.themes.get(themeOfKey(key))?.get(`${key}/${position}`);
  }

  private openClip(clip: Clip): Sound {
    return new Sound(this.parts.device, {
      sources: clip.sources,
      volume: VOICE_VOLUME,
      onReady: () => this.onReady(clip),
      onEnd: (id) => this.onEnd(id),
      onFailed: () => this.onFailed(clip),
    });
  }

  private open(reading: Reading): void {
    reading.sound ??= this.cache.take(reading.clip);
    this.leadTimer = setTimeout(() => this.begin(reading), reading.dueAt - performance.now());
  }

  private begin(reading: Reading): void {
    const { clip, sound } = reading;
    if (reading !== this.reading || reading.id !== null || sound === null) return;
    if (floor.isAsked || performance.now() - reading.dueAt > LATE_MS) {
      this.stopNarration();
      return;
    }
    if (!sound.isReady) {
      // Checked again, because a download that hangs reports nothing and would keep the other sounds low.
      this.leadTimer = setTimeout(() => this.begin(reading), LATE_MS + 1);
      return;
    }
    const id = sound.play();
    if (id === null) return;
    reading.id = id;
    floor.take(this.speaker);
    this.parts.onDuck(true);
    this.voice.begin(clip, () => sound.positionMs(id));
    this.fetch(this.after(clip));
  }

  private onReady({ key }: Clip): void {
    const { reading } = this;
    if (reading !== null && reading.clip.key === key && performance.now() >= reading.dueAt) this.begin(reading);
  }

  private onEnd(id: number): void {
    if (this.reading === null || this.reading.id !== id) return;
    this.reading = null;
    this.voice.end();
    floor.leave(this.speaker);
    this.release();
  }

  private onFailed({ key }: Clip): void {
    this.broken.add(key);
    if (this.reading?.clip.key === key) this.stopNarration();
    this.cache.drop(key);
  }

  /** Silences the narration at once, without restoring the other sounds. */
  private cut(): void {
    clearTimeout(this.leadTimer);
    if (this.reading === null) return;
    const { sound, id } = this.reading;
    this.reading = null;
    if (id !== null) sound?.stop(id);
    this.voice.end();
    floor.leave(this.speaker);
  }

  private release(): void {
    clearTimeout(this.holdTimer);
    this.holdTimer = setTimeout(() => this.parts.onDuck(false), HOLD_MS);
  }

  private after({ key }: Clip): Clip | undefined {
    const clips = [...(this.themes.get(themeOfKey(key))?.values() ?? [])];
    return clips[clips.findIndex((clip) => clip.key === key) + 1];
  }

  /** Loads a clip before it is needed. */
  private fetch(clip: Clip | undefined): void {
    if (clip === undefined || !this.isOn || !this.parts.device.isAllowed || this.broken.has(clip.key)) return;
    this.cache.take(clip);
  }
}
