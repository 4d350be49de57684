import { paceOf } from '../narration/pace.ts';
import { HIGHEST_PEAK_DB } from './figures.ts';
import type { ManifestEntry } from './manifest.ts';

/** The integrated loudness to which `narration/clip.ts` masters every clip. */
export const VOICE_LUFS = -16;
const TOLERANCE_LU = 1;
const LONGEST_LEAD_MS = 60;

/**
 * Returns a Portuguese sentence for each audible fault of a clip, from its measurements. The pace is not checked for human
 * recordings (`isHuman`).
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
