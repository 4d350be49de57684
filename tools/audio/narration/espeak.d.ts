/** Types of the used part of espeak-ng's WASM build. */
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
    /** Calls back with each block of samples; returning true stops the synthesis. */
    synthesize(text: string, callback: (samples: Int16Array | null, events: SpeechEvent[]) => boolean): void;
  }

  // biome-ignore lint/style/noDefaultExport: the package has a default export.
  export default function load(): Promise<{ eSpeakNGWorker: new () => SpeechWorker }>;
}
