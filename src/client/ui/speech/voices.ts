import { localVoice } from '../localVoice.ts';

/** Browsers list their voices a moment after the page asks for the first time. */
const VOICES_WITHIN_MS = 1_000;

/** Returns the device's own Portuguese voice as far as its voices are listed; null where it has none. */
export function presentVoice(): SpeechSynthesisVoice | null {
  return 'speechSynthesis' in window ? localVoice(window.speechSynthesis.getVoices()) : null;
}

/** Returns the device's own Portuguese voice; null where it has none. */
export async function findVoice(): Promise<SpeechSynthesisVoice | null> {
  if (!('speechSynthesis' in window)) return null;
  const { speechSynthesis } = window;
  if (speechSynthesis.getVoices().length === 0) await voicesListed(speechSynthesis);
  return presentVoice();
}

/** Calls `listener` whenever voices come or go; returns a function that unsubscribes. */
export function onVoicesChange(listener: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => {};
  const { speechSynthesis } = window;
  // Safari before 16 has the event without addEventListener.
  speechSynthesis.addEventListener?.('voiceschanged', listener);
  return () => speechSynthesis.removeEventListener?.('voiceschanged', listener);
}

function voicesListed(synthesis: SpeechSynthesis): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      forget();
      resolve();
    };
    const timer = setTimeout(done, VOICES_WITHIN_MS);
    let forget = () => {};
    forget = onVoicesChange(done);
    if (synthesis.getVoices().length > 0) done();
  });
}
