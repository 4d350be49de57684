import { deviceKey, readItem, writeItem } from '#client/session/localItems.ts';
import { RATES } from '#client/ui/speech/Reader.ts';

/** A key of the device, which survives sign-out, and not of an account. */
export const READING_KEY = deviceKey('reading');

/** How this device reads aloud. */
export interface AloudChoice {
  /** One of RATES. */
  rate: number;
  /** The device's voice also reads what has a recording. */
  deviceOnly: boolean;
  /** Whether somebody has read that the device has no voice, and put that away. */
  knowsNoVoice: boolean;
}

/** Returns the choice kept on this device; each unknown or damaged value is the usual one. */
export function keptChoice(): AloudChoice {
  const kept = readItem(READING_KEY) as Partial<AloudChoice> | null | undefined;
  const rate = RATES.find((one) => one === kept?.rate) ?? 1;
  return { rate, deviceOnly: kept?.deviceOnly === true, knowsNoVoice: kept?.knowsNoVoice === true };
}

export function keepChoice(choice: AloudChoice): void {
  writeItem(READING_KEY, choice);
}

/** Returns the next slower (-1) or faster (1) speed; the same at either end. */
export function rateBeside(rate: number, by: 1 | -1): number {
  const at = RATES.indexOf(rate);
  return RATES[Math.min(Math.max(0, at + by), RATES.length - 1)] ?? 1;
}
