/** Returns a Portuguese voice that works without a network, so that no text leaves the device (ruling 36); null for none. */
export function localVoice(voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | null {
  const local = voices.filter(({ lang, localService }) => localService && /^pt\b/i.test(lang));
  return local.find(({ lang }) => /^pt[-_]PT$/i.test(lang)) ?? local[0] ?? null;
}
