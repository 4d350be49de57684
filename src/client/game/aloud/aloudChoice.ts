import { LOCAL_KEYS, readItem, writeItem } from '#client/session/localItems.ts';
import { RATES } from '#client/ui/speech/Reader.ts';

/** How this device reads aloud. */
export interface AloudChoice {
  /** One of RATES. */
  rate: number;
  /** The device's voice also reads what has a recording. */
  deviceOnly: boolean;
}

/** Returns the choice kept on this device; each unknown or damaged value is the usual one. */
export function keptChoice(): AloudChoice {
  const kept = readItem(LOCAL_KEYS.reading) as Partial<AloudChoice> | null | undefined;
  const rate = RATES.find((one) => one === kept?.rate) ?? 1;
  return { rate, deviceOnly: kept?.deviceOnly === true };
}

export function keepChoice(choice: AloudChoice): void {
  writeItem(LOCAL_KEYS.reading, choice);
}

/** Returns the next slower (-1) or faster (1) speed; the same at either end. */
export function rateBeside(rate: number, by: 1 | -1): number {
  const at = RATES.indexOf(rate);
  return RATES[Math.min(Math.max(0, at + by), RATES.length - 1)] ?? 1;
}
