import type { Howl, HowlOptions } from 'howler';
import type { HowlerLibrary } from '#client/game/audio/AudioOutput.ts';
import { FakeContext } from './fakeWebAudio.ts';

/** Fakes howler: tests decide when a file loads, starts and ends. */

let lastId = 1000;

export class FakeHowl {
  readonly options: HowlOptions;
  readonly calls: string[] = [];
  isLoaded = false;
  isUnloaded = false;
  /** Thrown by `play`. */
  breaks: Error | null = null;
  /** Volumes by id. */
  readonly volumes = new Map<number, number>();
  readonly muted = new Set<number>();
  readonly playing = new Set<number>();
  ms = 0;

  constructor(options: HowlOptions) {
    this.options = options;
  }

  get file(): string {
    return String([options(this).src].flat()[0]);
  }

  /** Ends the loading: the file is fetched and decoded. */
  arrive(): void {
    this.isLoaded = true;
    this.options.onload?.(0);
  }

  fail(error = 'Decoding audio data failed.'): void {
    this.options.onloaderror?.(0, error);
  }

  /** Starts the sound. */
  begin(id = lastId): void {
    this.options.onplay?.(id);
  }

  end(id = lastId): void {
    this.playing.delete(id);
    this.options.onend?.(id);
  }

  state(): string {
    return this.isLoaded ? 'loaded' : 'loading';
  }

  play(part?: string): number {
    if (this.breaks) throw this.breaks;
    lastId += 1;
    this.calls.push(`play ${part ?? ''}`.trim());
    this.volumes.set(lastId, this.options.volume ?? 1);
    this.playing.add(lastId);
    return lastId;
  }

  stop(id?: number): this {
    this.calls.push('stop');
    if (id === undefined) this.playing.clear();
    else this.playing.delete(id);
    return this;
  }

  mute(isMuted: boolean, id: number): this {
    this.calls.push(isMuted ? 'mute' : 'unmute');
    if (isMuted) this.muted.add(id);
    else this.muted.delete(id);
    return this;
  }

  volume(first: number, id?: number): number | this {
    if (id === undefined) return this.volumes.get(first) ?? 0;
    this.volumes.set(id, first);
    return this;
  }

  fade(from: number, to: number, ms: number, id: number): this {
    this.calls.push(`fade ${from} ${to} ${ms}`);
    this.volumes.set(id, to);
    return this;
  }

  seek(): number {
    return this.ms / 1000;
  }

  off(): this {
    this.calls.push('off');
    this.options.onload = this.options.onloaderror = this.options.onplay = this.options.onend = undefined;
    return this;
  }

  unload(): null {
    this.calls.push('unload');
    this.isUnloaded = true;
    this.isLoaded = false;
    this.playing.clear();
    return null;
  }
}

const options = ({ options }: FakeHowl) => options;

export interface FakeHowler {
  library: HowlerLibrary;
  context: FakeContext;
  howls: FakeHowl[];
  /** Returns the howls that are not unloaded. */
  open(): FakeHowl[];
  /** Returns the newest howl whose file name contains `name`. */
  of(name: string): FakeHowl;
  /** Thrown when a file is opened. */
  breaks: Error | null;
}

export function fakeHowler(): FakeHowler {
  const context = new FakeContext();
  const howls: FakeHowl[] = [];
  const Howler = { ctx: context, usingWebAudio: true, noAudio: false, autoSuspend: true, html5PoolSize: 10 };
  const fake: Omit<FakeHowler, 'library'> = {
    context,
    howls,
    open: () => howls.filter(({ isUnloaded }) => !isUnloaded),
    of(name) {
      const found = howls.findLast(({ file }) => file.includes(name));
      if (found === undefined) throw new Error(`No sound of ${name}`);
      return found;
    },
    breaks: null,
  };
  class RecordedHowl extends FakeHowl {
    constructor(howlOptions: HowlOptions) {
      if (fake.breaks) throw fake.breaks;
      super(howlOptions);
      howls.push(this);
    }
  }
  const library = {
    Howl: RecordedHowl as unknown as new (howlOptions: HowlOptions) => Howl,
    Howler,
  } as unknown as HowlerLibrary;
  return Object.assign(fake, { library });
}

/** Dispatches a gesture on the page. */
export function dispatchGesture(type = 'click'): void {
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
}

let isHidden = false;

/** Hides the tab or shows it again. */
export function setPageHidden(hidden: boolean): void {
  isHidden = hidden;
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Waits until the handlers of settled promises have run. */
export const flushPromises = async () => {
  for (let round = 0; round < 8; round += 1) await Promise.resolve();
};
