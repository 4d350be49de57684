/** A device's speech for unit tests: the test decides when a voice begins, says a word and ends. */
interface FakeUtterance {
  text: string;
  voice: { lang: string; voiceURI: string } | null;
  rate: number;
  onstart: (() => void) | null;
  onboundary: ((event: { name: string; charIndex: number }) => void) | null;
  onend: (() => void) | null;
  onerror: (() => void) | null;
}

export interface FakeSpeech {
  /** Everything that was ever to be said, in order. */
  said: FakeUtterance[];
  /** What is being said or waits for it. */
  queue: FakeUtterance[];
  getVoices(): SpeechSynthesisVoice[];
  speak(utterance: FakeUtterance): void;
  cancel(): void;
  addEventListener(type: string, listener: () => void): void;
  removeEventListener(type: string, listener: () => void): void;
  /** Changes the voices, and says so. */
  install(voices: SpeechSynthesisVoice[]): void;
  start(): void;
  word(charIndex: number): void;
  end(): void;
}

export const voiceOf = (lang: string, localService = true): SpeechSynthesisVoice => ({
  lang,
  localService,
  name: lang,
  voiceURI: `${lang} ${localService}`,
  default: false,
});

/** `stub` is vi.stubGlobal. */
export function fakeSpeech(stub: (name: string, value: unknown) => void, voices = [voiceOf('pt-PT')]): FakeSpeech {
  let present = voices;
  const listeners = new Set<() => void>();
  const speech: FakeSpeech = {
    said: [],
    queue: [],
    getVoices: () => present,
    speak(utterance) {
      speech.said.push(utterance);
      speech.queue.push(utterance);
    },
    cancel() {
      for (const utterance of speech.queue.splice(0)) utterance.onerror?.();
    },
    addEventListener: (_, listener) => void listeners.add(listener),
    removeEventListener: (_, listener) => void listeners.delete(listener),
    install(next) {
      present = next;
      for (const listener of listeners) listener();
    },
    start: () => speech.queue[0]?.onstart?.(),
    word: (charIndex) => speech.queue[0]?.onboundary?.({ name: 'word', charIndex }),
    end: () => speech.queue.shift()?.onend?.(),
  };
  stub('speechSynthesis', speech);
  stub(
    'SpeechSynthesisUtterance',
    class {
      readonly text: string;
      voice = null;
      rate = 1;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  return speech;
}
