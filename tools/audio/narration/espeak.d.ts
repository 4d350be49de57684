/** The part of the WASM build of espeak-ng that is used here. */
declare module '@echogarden/espeak-ng-emscripten' {
  /** Positions count characters from 1, times are ms. */
  export interface SpeechEvent {
    type: 'word' | 'sentence' | 'phoneme' | 'end' | 'samplerate';
    text_position: number;
    word_length: number;
    audio_position: number;
  }

  export interface SpeechWorker {
    set_voice(name: string): number;
    set_rate(wordsPerMinute: number): void;
    set_pitch(percent: number): void;
    set_range(percent: number): void;
    get_samplerate(): number;
    /** Calls back with each stretch of sound; the answer true stops it. */
    synthesize(text: string, callback: (samples: Int16Array | null, events: SpeechEvent[]) => boolean): void;
  }

  // biome-ignore lint/style/noDefaultExport: that is how the package exports it.
  export default function load(): Promise<{ eSpeakNGWorker: new () => SpeechWorker }>;
}
