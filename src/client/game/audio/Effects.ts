import type { GameView } from '#client/game/flow/GameView.ts';
import { DUCKED_VOLUME } from '#domain/limits.ts';
import type { AudioOutput } from './AudioOutput.ts';
import { type EffectName, effectsBetween } from './effectsBetween.ts';
import { EFFECTS_VOLUME } from './levels.ts';
import { isPress } from './press.ts';
import { Sound } from './Sound.ts';

export interface EffectsParts {
  device: AudioOutput;
  sources: readonly string[];
  sprite: Readonly<Record<EffectName, { from: number; ms: number }>>;
  isOn: boolean;
  /** Whether a narration is audible, so that an effect starts low. */
  isSpeaking(): boolean;
  /** Called when a button is pressed. */
  onPress(): void;
}

const FLIGHTS: readonly string[] = ['takeOff', 'warp', 'arrival'];
/** Fade-out of a flight's sound when the flight is skipped. */
const FLIGHT_FADE_MS = 250;
const PRESSES = ['pointerdown', 'keydown'] as const;

/**
 * The short sounds. One that is not loaded in time is skipped; one that plays when a narration starts plays to its end.
 */
export class Effects {
  private readonly parts: EffectsParts;
  private readonly forget: () => void;
  private sound: Sound | null = null;
  private before: GameView | null = null;
  /** Id of the flight's playing sound. */
  private flight: number | null = null;
  private isOn: boolean;
  private isNeeded = false;
  private hasFailed = false;

  constructor(parts: EffectsParts) {
    this.parts = parts;
    this.isOn = parts.isOn;
    this.forget = parts.device.onChange(() => this.open());
  }

  /** Loads the sounds, as soon as the page may make sound. */
  prepare(): void {
    this.isNeeded = true;
    this.hasFailed = false;
    this.open();
  }

  play(name: EffectName): void {
    if (!this.isOn || !this.parts.device.isRunning) return;
    const id = this.sound?.play(name) ?? null;
    if (id === null) return;
    this.sound?.setVolume(this.parts.isSpeaking() ? DUCKED_VOLUME : EFFECTS_VOLUME, id);
    if (FLIGHTS.includes(name)) this.flight = id;
  }

  /** Plays the effects of the change from the previous view; null forgets that view. */
  follow(view: GameView | null): void {
    const { before } = this;
    this.before = view;
    if (view?.scene !== before?.scene) this.endFlight();
    if (view !== null) for (const name of effectsBetween(before, view)) this.play(name);
  }

  /** Reports and plays every press on a button within `root`; returns a function that stops. */
  listenTo(root: Document | HTMLElement): () => void {
    const hear = (event: Event) => {
      if (!isPress(event)) return;
      this.parts.onPress();
      this.play('tap');
    };
    for (const press of PRESSES) root.addEventListener(press, hear, { capture: true, passive: true });
    return () => {
      for (const press of PRESSES) root.removeEventListener(press, hear, { capture: true });
    };
  }

  setOn(isOn: boolean): void {
    this.isOn = isOn;
    if (isOn) this.open();
    else this.silence();
  }

  silence(): void {
    this.sound?.stop();
  }

  dispose(): void {
    this.forget();
    this.sound?.close();
    this.sound = null;
  }

  private endFlight(): void {
    if (this.flight !== null) this.sound?.fadeTo(0, FLIGHT_FADE_MS, this.flight);
    this.flight = null;
  }

  private open(): void {
    const { device, sources, sprite } = this.parts;
    if (!this.isNeeded || !this.isOn || this.hasFailed || this.sound !== null || !device.isAllowed) return;
    this.sound = new Sound(device, {
      sources,
      sprite: Object.fromEntries(Object.entries(sprite).map(([name, { from, ms }]) => [name, [from, ms]])),
      volume: EFFECTS_VOLUME,
      onFailed: () => {
        this.hasFailed = true;
        this.sound = null;
      },
    });
  }
}
