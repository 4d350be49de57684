export interface Saying {
  text: string;
  /** A local one (ruling 36): see localVoice. */
  voice: SpeechSynthesisVoice;
  /** Speed; 1 is the usual one. */
  rate?: number;
  onStart?: () => void;
  /** Receives the position in `text` of each word that begins; not every voice reports it. */
  onWord?: (at: number) => void;
  /** Called once, unless it is cancelled: at the end, or when the device fails. */
  onEnd?: () => void;
}

/** Referenced until they end, because Chromium sends no events of an utterance that has been collected. */
const inUse = new Set<SpeechSynthesisUtterance>();
/** A voice that has said nothing for so long after its expected end has lost the event. */
const LATE_MS = 8_000;
const MS_PER_CHAR = 140;

/** Says a text with the device's voice, after what it is saying; returns a function that silences it at once. */
export function say({ text, voice, rate = 1, onStart, onWord, onEnd }: Saying): () => void {
  const { speechSynthesis } = window;
  const said = new SpeechSynthesisUtterance(text);
  said.voice = voice;
  said.lang = voice.lang;
  said.rate = rate;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const close = () => {
    isOver = true;
    clearTimeout(timer);
    inUse.delete(said);
  };
  const end = () => {
    if (isOver) return;
    close();
    onEnd?.();
  };
  said.onstart = () => {
    if (isOver) return;
    timer = setTimeout(end, (text.length * MS_PER_CHAR) / rate + LATE_MS);
    onStart?.();
  };
  said.onboundary = ({ name, charIndex }) => {
    if (!isOver && name !== 'sentence') onWord?.(charIndex);
  };
  said.onend = end;
  said.onerror = end;
  inUse.add(said);
  speechSynthesis.speak(said);
  return () => {
    if (isOver) return;
    close();
    speechSynthesis.cancel();
  };
}
