import { limited } from '../dsp/dynamics.ts';
import { momentaryMaximum } from '../dsp/loudness.ts';
import { type Channel, gainOf, SAMPLE_RATE, sampleCount, scaled } from '../dsp/signal.ts';
import { type EffectSound, SOUNDS, soundOf } from './sounds.ts';

/**
 * Loudness of an effect in its loudest 400 ms: 10 dB below the narrator's loudest 400 ms (a voice at -16 LUFS reaches
 * about -14).
 */
export const EFFECT_MOMENTARY_LUFS = -24;
const EFFECT_CEILING_DB = -6;
/** Silence before each sound, so that a player that stops late does not play the next one. */
const GAP_SECONDS = 0.2;

/** Position of each sound in the sprite, in ms. */
type EffectMap = Record<string, { from: number; ms: number }>;

/** Sounds of the flights between missions: they are long, and not needed before the first of them. */
const FLIGHTS: readonly string[] = ['takeOff', 'warp', 'arrival'];

export type EffectSprite = { sprite: Channel; map: EffectMap };

/** Concatenates the sounds of the interface, and those of the flights. Deterministic. */
export function effectSprites(): { effects: EffectSprite; flights: EffectSprite } {
  const sounds = Object.entries<EffectSound>(SOUNDS);
  return {
    effects: spriteOf(sounds.filter(([name]) => !FLIGHTS.includes(name))),
    flights: spriteOf(sounds.filter(([name]) => FLIGHTS.includes(name))),
  };
}

function spriteOf(sounds: readonly [string, EffectSound][]): EffectSprite {
  const map: EffectMap = {};
  const parts: { start: number; sound: Channel }[] = [];
  let start = sampleCount(GAP_SECONDS);
  for (const [name, effect] of sounds) {
    const sound = atLoudness(soundOf(effect), EFFECT_MOMENTARY_LUFS + effect.trimDb);
    map[name] = { from: Math.round((start * 1000) / SAMPLE_RATE), ms: Math.round(effect.seconds * 1000) };
    parts.push({ start, sound });
    start += sound.length + sampleCount(GAP_SECONDS);
  }
  const sprite = new Float32Array(start);
  for (const part of parts) sprite.set(part.sound, part.start);
  return { sprite, map };
}

function atLoudness(sound: Channel, lufs: number): Channel {
  const gain = gainOf(lufs - momentaryMaximum([sound]));
  return limited(scaled(sound, gain), EFFECT_CEILING_DB);
}
