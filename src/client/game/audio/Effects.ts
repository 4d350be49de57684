import type { GameView } from '#client/game/flow/GameView.ts';
import { DUCKED_VOLUME } from '#domain/limits.ts';
import type { Device } from './Device.ts';
import { type EffectName, effectsBetween } from './effectsBetween.ts';
import { EFFECTS_VOLUME } from './levels.ts';
import { isPress } from './press.ts';
import { Sound } from './Sound.ts';

export interface EffectsParts {
  device: Device;
  sources: readonly string[];
  sprite: Readonly<Record<EffectName, { from: number; ms: number }>>;
  isOn: boolean;
  /** Whether somebody speaks, so that an effect starts low. */
  isSpeaking(): boolean;
  /** A button was pressed. */
  onPress(): void;
}

const FLIGHTS: readonly string[] = ['takeOff', 'warp', 'arrival'];
/** A flight that was skipped does not roar on. */
const FLIGHT_FADE_MS = 250;
const PRESSES = ['pointerdown', 'keydown'] as const;

/** The short sounds. One that is not there in time is left out; what already sounds when somebody speaks rings out. */
export class Effects {
  private readonly parts: EffectsParts;
  private readonly forget: () => void;
  private sound: Sound | null = null;
  private before: GameView | null = null;
  /** The playing of the flight's sound. */
  private flight: number | null = null;
  private isOn: boolean;
  private isNeeded = false;
  private hasFailed = false;

  constructor(parts: EffectsParts) {
    this.parts = parts;
    this.isOn = parts.isOn;
    this.forget = parts.device.onChange(() => this.open());
  }

  /** Fetches the sounds, as soon as the page may sound. */
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

  /** Plays what has changed since the view before; null forgets that one. */
  follow(view: GameView | null): void {
    const { before } = this;
    this.before = view;
    if (view?.scene !== before?.scene) this.endFlight();
    if (view !== null) for (const name of effectsBetween(before, view)) this.play(name);
  }

  /** Hears every press on a button within `root`, until the answer is called. */
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
