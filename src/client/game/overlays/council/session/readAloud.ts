import { floor, type Speaker } from '#client/ui/speech/floor.ts';
import { say } from '#client/ui/speech/say.ts';
import { sentencesOf } from '#client/ui/speech/sentences.ts';

export { findVoice } from '#client/ui/speech/voices.ts';

/**
 * Reads a text aloud, sentence by sentence, in place of any other voice. `onEnd` is called once, also when it is silenced or fails.
 * Returns a function that silences it.
 */
export function readAloud(text: string, voice: SpeechSynthesisVoice, onEnd: () => void): () => void {
  let cancel = () => {};
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    cancel();
    floor.leave(speaker);
    onEnd();
  };
  const speaker: Speaker = { isAsked: true, yieldFloor: end };
  const sentences = sentencesOf(text);
  const read = (index: number) => {
    const sentence = sentences[index];
    if (sentence === undefined) end();
    else cancel = say({ text: text.slice(sentence.from, sentence.to), voice, onEnd: () => read(index + 1) });
  };
  floor.take(speaker);
  read(0);
  return end;
}
