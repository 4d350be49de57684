import { RECORDING_BITS_PER_S, RECORDING_MAX_BYTES, RECORDING_MAX_S } from '#domain/limits.ts';
import { recordedFormat, refusedMicrophone, whyNoRecording } from './microphone.ts';

/** What a recorder does. `failure`: why the last press recorded nothing, in words for the team. */
export interface RecorderState {
  phase: 'idle' | 'asking' | 'recording';
  /** Seconds recorded so far. */
  seconds: number;
  failure: string | null;
}

export interface Recorded {
  content: Blob;
  extension: string;
  seconds: number;
}

const TICK_MS = 250;
const NOTHING = 'Não se gravou nada. Experimentem outra vez.';
const TOO_LARGE = 'A gravação ficou demasiado grande. Gravem uma mais curta.';
const IDLE: RecorderState = { phase: 'idle', seconds: 0, failure: null };

/**
 * Records from the microphone, which is asked for at each start and released as soon as the recording ends. Ends by itself after
 * RECORDING_MAX_S seconds.
 */
export class VoiceRecorder {
  state: RecorderState = IDLE;
  readonly #listeners = new Set<() => void>();
  readonly #onRecorded: (recorded: Recorded) => void;
  /** Counts the starts; a stream that is granted after `cancel` or another start is released at once. */
  #turn = 0;
  #recorder: MediaRecorder | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(onRecorded: (recorded: Recorded) => void) {
    this.#onRecorded = onRecorded;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Asks for the microphone and begins to record. */
  async start(): Promise<void> {
    if (this.state.phase !== 'idle') return;
    const format = recordedFormat();
    const why = whyNoRecording();
    if (format === null || why !== null) return this.#set({ ...IDLE, failure: why });
    this.#turn += 1;
    const turn = this.#turn;
    this.#set({ ...IDLE, phase: 'asking' });
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      if (turn !== this.#turn) return release(stream);
      this.#record(stream, format);
    } catch (error) {
      if (turn === this.#turn) this.#set({ ...IDLE, failure: refusedMicrophone(error) });
    }
  }

  /** Ends the recording, which is then reported; a microphone that is still asked for is not used. */
  stop(): void {
    if (this.state.phase === 'asking') this.cancel();
    else if (this.#recorder?.state === 'recording') this.#recorder.stop();
  }

  /** Ends without a recording. */
  cancel(): void {
    this.#turn += 1;
    if (this.#recorder?.state === 'recording') this.#recorder.stop();
    this.#end(IDLE);
  }

  #record(stream: MediaStream, { mime, extension }: { mime: string; extension: string }): void {
    const recorder = new MediaRecorder(stream, { mimeType: mime, audioBitsPerSecond: RECORDING_BITS_PER_S });
    const turn = this.#turn;
    const parts: Blob[] = [];
    const startedAt = performance.now();
    const seconds = () => (performance.now() - startedAt) / 1_000;
    recorder.addEventListener('dataavailable', ({ data }) => void parts.push(data));
    recorder.addEventListener('stop', () => {
      release(stream);
      if (turn !== this.#turn) return;
      const length = Math.min(RECORDING_MAX_S, Math.max(1, Math.round(this.state.seconds)));
      this.#finish({ content: new Blob(parts, { type: mime }), extension, seconds: length });
    });
    this.#recorder = recorder;
    recorder.start();
    this.#set({ phase: 'recording', seconds: 0, failure: null });
    this.#timer = setInterval(() => {
      this.#set({ ...this.state, seconds: Math.min(seconds(), RECORDING_MAX_S) });
      if (seconds() >= RECORDING_MAX_S) this.stop();
    }, TICK_MS);
  }

  #finish(recorded: Recorded): void {
    const { size } = recorded.content;
    const failure = size === 0 ? NOTHING : size > RECORDING_MAX_BYTES ? TOO_LARGE : null;
    this.#end({ ...IDLE, failure });
    if (failure === null) this.#onRecorded(recorded);
  }

  #end(state: RecorderState): void {
    clearInterval(this.#timer);
    this.#recorder = null;
    this.#set(state);
  }

  #set(state: RecorderState): void {
    this.state = state;
    for (const listener of this.#listeners) listener();
  }
}

function release(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
