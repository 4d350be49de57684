import type { GrowthStep } from '#contract/marking/growth.ts';
import { counted } from '#domain/counted.ts';

const MS_PER_S = 1_000;
const DAY = new Intl.DateTimeFormat('pt-PT', { day: 'numeric', month: 'long' });

/** Returns day and minute in words, in the device's time zone: '14 de março, 10:32'. */
function minuteWords(atSeconds: number): string {
  const at = new Date(atSeconds * MS_PER_S);
  const [hours, minutes] = [at.getHours(), at.getMinutes()].map((value) => String(value).padStart(2, '0'));
  return `${DAY.format(at)}, ${hours}:${minutes}`;
}

/** Returns which of how many steps it is, and when it was: 'Passo 3 de 12, 14 de março, 10:32'. `index` from 0. */
export function stepWords({ at }: GrowthStep, index: number, count: number): string {
  return `Passo ${index + 1} de ${count}, ${minuteWords(at)}`;
}

/** Returns how long the texts of a step are: '240 caracteres'. */
export function charactersWords({ characters }: GrowthStep): string {
  return counted(characters, 'carácter', 'caracteres');
}
