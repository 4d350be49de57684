import { useEffect, useRef, useState } from 'react';
import { floor, type Speaker } from '../speech/floor.ts';

/** `gone`: the recording is not here. `unplayable`: this browser cannot play it. */
export type VoiceFailure = 'gone' | 'unplayable';

export interface VoicePlayer {
  isPlaying: boolean;
  isLoading: boolean;
  /** Position in seconds. */
  at: number;
  failure: VoiceFailure | null;
  /** Plays on from where it stopped, or pauses. */
  toggle: () => void;
  /** Goes back by these seconds. */
  back: (seconds: number) => void;
}

/** Returns the content of a recording or its address; undefined when it is not here. */
type LoadVoice = () => Promise<Blob | string | undefined>;

/**
 * Plays a recording, which is loaded at the first press. `onPlaying` is told when it begins and ends, also when the component is
 * removed while it plays.
 */
export function useVoicePlayer(load: LoadVoice, onPlaying?: (isPlaying: boolean) => void): VoicePlayer {
  const [state, setState] = useState<Omit<VoicePlayer, 'toggle' | 'back'>>(STOPPED);
  const [voice] = useState(() => new VoiceElement((change) => setState((before) => ({ ...before, ...change }))));
  const told = useRef(onPlaying);
  useEffect(() => {
    told.current = onPlaying;
  });
  const { isPlaying } = state;
  useEffect(() => {
    if (!isPlaying) return undefined;
    told.current?.(true);
    return () => told.current?.(false);
  }, [isPlaying]);
  useEffect(() => () => voice.close(), [voice]);
  return {
    ...state,
    toggle: () => void voice.toggle(load),
    back: (seconds) => voice.back(seconds),
  };
}

const STOPPED = { isPlaying: false, isLoading: false, at: 0, failure: null };

class VoiceElement implements Speaker {
  readonly isAsked = true;
  readonly #tell: (change: Partial<VoicePlayer>) => void;
  #audio: HTMLAudioElement | null = null;
  #address: string | null = null;
  #isClosed = false;

  constructor(tell: (change: Partial<VoicePlayer>) => void) {
    this.#tell = tell;
  }

  async toggle(load: LoadVoice): Promise<void> {
    this.#isClosed = false;
    const audio = this.#audio ?? (await this.#open(load));
    if (audio === null) return;
    if (!audio.paused) return audio.pause();
    if (!floor.take(this)) return;
    try {
      await audio.play();
    } catch (error) {
      floor.leave(this);
      // A browser that asks for another press, or a pause in the meantime, is no failure.
      const isUnplayable = error instanceof DOMException && error.name === 'NotSupportedError';
      if (isUnplayable) this.#tell({ isPlaying: false, failure: 'unplayable' });
    }
  }

  back(seconds: number): void {
    if (this.#audio) this.#audio.currentTime = Math.max(0, this.#audio.currentTime - seconds);
  }

  yieldFloor(): void {
    this.#audio?.pause();
  }

  close(): void {
    this.#isClosed = true;
    floor.leave(this);
    this.#audio?.pause();
    this.#audio = null;
    if (this.#address !== null) URL.revokeObjectURL(this.#address);
    this.#address = null;
  }

  #stopped(change: Partial<VoicePlayer>): void {
    floor.leave(this);
    this.#tell({ isPlaying: false, ...change });
  }

  async #open(load: LoadVoice): Promise<HTMLAudioElement | null> {
    this.#tell({ isLoading: true, failure: null });
    const content = await load().catch(() => undefined);
    if (this.#isClosed) return null;
    this.#tell({ isLoading: false });
    if (content === undefined) {
      this.#tell({ failure: 'gone' });
      return null;
    }
    if (typeof content !== 'string') this.#address = URL.createObjectURL(content);
    const audio = new Audio(this.#address ?? String(content));
    audio.addEventListener('play', () => this.#tell({ isPlaying: true, failure: null }));
    audio.addEventListener('pause', () => this.#stopped({}));
    audio.addEventListener('ended', () => this.#stopped({ at: 0 }));
    audio.addEventListener('timeupdate', () => this.#tell({ at: audio.currentTime }));
    audio.addEventListener('error', () => this.#stopped({ failure: 'unplayable' }));
    this.#audio = audio;
    return audio;
  }
}
