import type { GameView } from '#client/game/flow/GameView.ts';
import { DUCKED_VOLUME } from '#domain/limits.ts';
import type { AudioOutput } from './AudioOutput.ts';
import { EffectFile, type EffectSprite } from './EffectFile.ts';
import { type EffectName, effectsBetween } from './effectsBetween.ts';
import { EFFECTS_VOLUME } from './levels.ts';
import { isPress } from './press.ts';

export interface EffectsParts {
  device: AudioOutput;
  /** The sounds of the interface. */
  effects: EffectSprite;
  /** The long sounds of the flights between missions. */
  flights: EffectSprite;
  isOn: boolean;
  /** Whether a narration is audible, so that an effect starts low. */
  isSpeaking(): boolean;
  /** Called when a button is pressed. */
  onPress(): void;
}

/** A team looks at these scenes for a while before its first flight. */
const BEFORE_FLIGHTS: readonly string[] = ['loading', 'intro'];
/** Fade-out of a flight's sound when the flight is skipped. */
const FLIGHT_FADE_MS = 250;
const PRESSES = ['pointerdown', 'keydown'] as const;

/**
 * The short sounds. One that is not loaded in time is skipped; one that plays when a narration starts plays to its end.
 */
export class Effects {
  private readonly parts: EffectsParts;
  private readonly forget: () => void;
  private readonly effects: EffectFile;
  private readonly flights: EffectFile;
  private before: GameView | null = null;
  /** Id of the flight's playing sound. */
  private flight: number | null = null;
  private isOn: boolean;

  constructor(parts: EffectsParts) {
    this.parts = parts;
    this.isOn = parts.isOn;
    this.effects = new EffectFile(parts.device, parts.effects);
    this.flights = new EffectFile(parts.device, parts.flights);
    this.forget = parts.device.onChange(() => this.open());
  }

  /** Loads the sounds of the interface, as soon as the page may make sound. */
  prepare(): void {
    for (const file of this.files) file.retry();
    this.effects.need();
    this.open();
  }

  play(name: EffectName): void {
    if (!this.isOn || !this.parts.device.isRunning) return;
    const isFlight = this.flights.has(name);
    const file = isFlight ? this.flights : this.effects;
    const id = file.play(name, this.parts.isSpeaking() ? DUCKED_VOLUME : EFFECTS_VOLUME);
    if (isFlight && id !== null) this.flight = id;
  }

  /** Plays the effects of the change from the previous view; null forgets that view. */
  follow(view: GameView | null): void {
    const { before } = this;
    this.before = view;
    if (view?.scene !== before?.scene) this.endFlight();
    if (view !== null && !BEFORE_FLIGHTS.includes(view.scene)) {
      this.flights.need();
      this.open();
    }
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
    for (const file of this.files) file.silence();
  }

  dispose(): void {
    this.forget();
    for (const file of this.files) file.close();
  }

  private get files(): readonly EffectFile[] {
    return [this.effects, this.flights];
  }

  private endFlight(): void {
    if (this.flight !== null) this.flights.fadeOut(this.flight, FLIGHT_FADE_MS);
    this.flight = null;
  }

  private open(): void {
    if (this.isOn) for (const file of this.files) file.open();
  }
}
