/** A piece of music in parts that are played one after another. */
export interface Music {
  /** For each part its addresses in several formats, the preferred one first. */
  parts: readonly (readonly string[])[];
  /** Each part's own time in its file, in ms; before and after it the file holds the sound of its neighbours. */
  time: { from: number; ms: number };
}

export interface MusicLoopOptions {
  context: AudioContext;
  output: AudioNode;
  music: Music;
  /** Fetches and decodes a part; rejects when that fails, and when `signal` aborts. */
  load(sources: readonly string[], signal: AbortSignal): Promise<AudioBuffer>;
  /** The first part begins. */
  onStart(): void;
  /** A part could not be loaded. If it was the first, nothing plays and the loop has ended. */
  onFailed(error: unknown, isFirst: boolean): void;
}

interface Playing {
  source: AudioBufferSourceNode;
  gain: GainNode;
  /** When the part's own time begins, in seconds of the context. */
  at: number;
}

/** Length of the cross-fade between two parts, in seconds; both hold the same sound there. */
const FADE = 0.02;
/** Time that a part needs to start punctually, in seconds. */
const LEAD = 0.1;

/**
 * Plays the parts in turn without a gap, again and again. Holds two decoded parts, the one that is heard and the next; a part
 * whose successor is late is repeated.
 */
export class MusicLoop {
  private readonly options: MusicLoopOptions;
  private readonly stopped = new AbortController();
  private current: Playing | null = null;
  private next: Playing | null = null;

  constructor(options: MusicLoopOptions) {
    this.options = options;
    void this.run();
  }

  /** Falls silent at once, and frees its memory. */
  stop(): void {
    this.stopped.abort();
    for (const playing of [this.current, this.next]) if (playing) end(playing);
    this.current = null;
    this.next = null;
  }

  private async run(): Promise<void> {
    const { music, onStart } = this.options;
    const { signal } = this.stopped;
    for (let index = 0; !signal.aborted; index = (index + 1) % music.parts.length) {
      const buffer = await this.loadPart(index);
      if (!buffer || signal.aborted) return;
      if (this.current) await this.follow(this.current, buffer);
      else {
        this.current = this.play(buffer, this.options.context.currentTime + LEAD);
        onStart();
      }
    }
  }

  /** Tries again after the length of a part; null when the first part fails, or after `stop`. */
  private async loadPart(index: number): Promise<AudioBuffer | null> {
    const { music, load, onFailed } = this.options;
    const { signal } = this.stopped;
    let hasFailed = false;
    while (!signal.aborted) {
      try {
        return await load(music.parts[index] ?? [], signal);
      } catch (error) {
        if (signal.aborted) return null;
        if (!hasFailed) onFailed(error, this.current === null);
        if (this.current === null) return null;
        hasFailed = true;
        await pause(music.time.ms, signal);
      }
    }
    return null;
  }

  /** Plays a part after the current one, which is repeated until the part can start. Resolves when it has started. */
  private follow(current: Playing, buffer: AudioBuffer): Promise<void> {
    const { context, music } = this.options;
    const length = music.time.ms / 1000;
    const rounds = Math.max(1, Math.ceil((context.currentTime + LEAD - current.at) / length));
    const next = this.play(buffer, current.at + rounds * length);
    this.next = next;
    return new Promise((resolve) => {
      current.source.onended = () => {
        end(current);
        if (this.next === next) {
          this.current = next;
          this.next = null;
        }
        resolve();
      };
      // A repeating part would jump back to its start before the cross-fade ends.
      current.source.loop = false;
      fade(current.gain, next.at, 1, 0);
      current.source.stop(next.at + FADE / 2);
    });
  }

  private play(buffer: AudioBuffer, at: number): Playing {
    const { context, music, output } = this.options;
    const from = music.time.from / 1000;
    const source = context.createBufferSource();
    const gain = context.createGain();
    source.buffer = buffer;
    source.loop = true;
    source.loopStart = from;
    source.loopEnd = from + music.time.ms / 1000;
    fade(gain, at, 0, 1);
    source.connect(gain).connect(output);
    source.start(at - FADE / 2, from - FADE / 2);
    return { source, gain, at };
  }
}

function fade({ gain }: GainNode, at: number, from: number, to: number): void {
  gain.setValueAtTime(from, at - FADE / 2);
  gain.linearRampToValueAtTime(to, at + FADE / 2);
}

function end({ source, gain }: Playing): void {
  source.onended = null;
  source.stop();
  source.disconnect();
  gain.disconnect();
  source.buffer = null;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
