import { localVoice } from '#client/ui/localVoice.ts';

/** Browsers list their voices a moment after the page asks for the first time. */
const VOICES_WITHIN_MS = 1_000;
/** Some engines stop in the middle of a long text. */
const SENTENCES_MAX_CHARS = 220;

/** Returns the device's own Portuguese voice; null where it has none. */
export async function findVoice(): Promise<SpeechSynthesisVoice | null> {
  if (!('speechSynthesis' in window)) return null;
  const { speechSynthesis } = window;
  if (speechSynthesis.getVoices().length === 0) await voicesListed(speechSynthesis);
  return localVoice(speechSynthesis.getVoices());
}

function voicesListed(synthesis: SpeechSynthesis): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      synthesis.removeEventListener('voiceschanged', done);
      resolve();
    };
    const timer = setTimeout(done, VOICES_WITHIN_MS);
    synthesis.addEventListener('voiceschanged', done);
  });
}

/** Reads a text aloud, in place of anything that is being read. `onEnd` is called once, also when it is stopped or fails. */
export function readAloud(text: string, voice: SpeechSynthesisVoice, onEnd: () => void): void {
  const { speechSynthesis } = window;
  speechSynthesis.cancel();
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    onEnd();
  };
  const pieces = piecesOf(text);
  pieces.forEach((piece, index) => {
    const said = new SpeechSynthesisUtterance(piece);
    said.voice = voice;
    said.lang = voice.lang;
    said.onerror = end;
    if (index === pieces.length - 1) said.onend = end;
    speechSynthesis.speak(said);
  });
  if (pieces.length === 0) end();
}

/** Returns the text in pieces of whole sentences. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const [found] of text.matchAll(/[^.!?…\n]+[.!?…]*/g)) {
    const sentence = found.trim();
    const last = pieces.at(-1);
    const joined = `${last} ${sentence}`;
    if (sentence === '') continue;
    if (last !== undefined && joined.length <= SENTENCES_MAX_CHARS) pieces[pieces.length - 1] = joined;
    else pieces.push(sentence);
  }
  return pieces;
}
