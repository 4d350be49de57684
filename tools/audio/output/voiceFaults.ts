import { paceOf } from '../narration/pace.ts';
import { HIGHEST_PEAK_DB } from './figures.ts';
import type { ManifestEntry } from './manifest.ts';

/** How loud every clip is, on the whole; `narration/clip.ts` masters it so. */
export const VOICE_LUFS = -16;
const TOLERANCE_LU = 1;
const LONGEST_LEAD_MS = 60;

/**
 * What a listener would mind in a clip, by what was measured when it was made; in Portuguese, one sentence for each
 * fault. A person reads at a pace of their own: `isHuman` leaves it out.
 */
export function voiceFaults(file: string, { ms, voice }: ManifestEntry, isHuman: boolean): string[] {
  if (voice === undefined || ms === null) return [`${file}: falta a medição da voz.`];
  const { lufs, peakDb, leadMs, words } = voice;
  const { least, most } = paceOf(words);
  const pace = `${words} palavras em ${ms} ms (de ${Math.ceil(least)} a ${Math.floor(most)} ms)`;
  const checks: [boolean, string][] = [
    [Math.abs(lufs - VOICE_LUFS) > TOLERANCE_LU, `o volume é de ${lufs} LUFS e devia ser de ${VOICE_LUFS}`],
    [peakDb >= HIGHEST_PEAK_DB, `o pico é de ${peakDb} dB e distorceria`],
    [leadMs > LONGEST_LEAD_MS, `começa com ${leadMs} ms de silêncio`],
    [!isHuman && ms < least, `é demasiado rápido: ${pace}`],
    [!isHuman && ms > most, `é demasiado lento: ${pace}`],
  ];
  return checks.flatMap(([isWrong, text]) => (isWrong ? [`${file}: ${text}.`] : []));
}
