import type { Howl, HowlerGlobal, HowlOptions } from 'howler';

/** Reports a failure; the game goes on. */
export type Report = (error: unknown, where: string) => void;

/** The used parts of howler. */
export interface HowlerLibrary {
  Howl: new (options: HowlOptions) => Howl;
  Howler: Pick<HowlerGlobal, 'ctx' | 'usingWebAudio' | 'noAudio' | 'autoSuspend' | 'html5PoolSize'>;
}

/** Gestures after which a browser allows sound. */
const GESTURES = ['pointerup', 'touchend', 'click', 'keydown'] as const;
/** Audio elements that howler keeps unlocked for files that Web Audio could not fetch. */
const SPARE_ELEMENTS = 2;

/** An address that is never fetched. */
const NOTHING = 'data:audio/wav;base64,';

/**
 * The audio output: whether sound is allowed, whether it is audible now, and how it resumes after a call, a lock or
 * another tab. Nothing is opened before the first gesture, because a browser would refuse it and log a warning.
 */
export class AudioOutput {
  readonly report: Report;
  /** Index in a sound's list of files of the first format that this browser could decode. */
  firstFormat = 0;
  private readonly library: HowlerLibrary;
  private readonly listeners = new Set<() => void>();
  private context: AudioContext | null = null;
  private hasGesture = false;
  private isResting = false;

  constructor(library: HowlerLibrary, report: Report) {
    this.library = library;
    this.report = report;
    // howler's own suspension after 30 s of silence never ends on an iPad that was locked meanwhile.
    library.Howler.autoSuspend = false;
    library.Howler.html5PoolSize = SPARE_ELEMENTS;
    for (const gesture of GESTURES)
      document.addEventListener(gesture, this.onGesture, { capture: true, passive: true });
  }

  /** Whether the user has interacted with the page, so that the browser allows sound. */
  get isAllowed(): boolean {
    return this.hasGesture || (navigator.userActivation?.hasBeenActive ?? false);
  }

  /** Whether a sound that starts now is audible. */
  get isRunning(): boolean {
    const { ctx, usingWebAudio, noAudio } = this.library.Howler;
    if (!this.isAllowed || this.isResting || noAudio) return false;
    return usingWebAudio ? ctx?.state === 'running' : true;
  }

  /** Creates a Howl; throws where howler does. */
  open(options: HowlOptions): Howl {
    const howl = new this.library.Howl(options);
    this.follow(this.library.Howler.ctx);
    return howl;
  }

  /** Returns the context in which howler plays, created at the first call; null without Web Audio, and before a gesture. */
  webAudio(): AudioContext | null {
    if (!this.isAllowed) return null;
    // howler creates its context with the first Howl, and replaces it at once.
    if (this.library.Howler.ctx === null) this.openNothing();
    const { ctx, usingWebAudio } = this.library.Howler;
    return usingWebAudio ? ctx : null;
  }

  private openNothing(): void {
    try {
      this.open({ src: NOTHING, preload: false });
    } catch (error) {
      this.report(error, 'audio');
    }
  }

  /**
   * Resumes the audio context. Before a gesture the browser may refuse, and the next gesture tries again. Resumes also
   * while sound seems audible, because the context may be about to suspend.
   */
  wake(): void {
    this.isResting = false;
    const { ctx } = this.library.Howler;
    if (ctx && ctx.state !== 'closed') void this.settle(() => ctx.resume());
  }

  /** Suspends all sounds: nothing is heard and nothing is computed until `wake`. */
  rest(): void {
    this.isResting = true;
    const { ctx } = this.library.Howler;
    if (ctx?.state === 'running') void this.settle(() => ctx.suspend());
  }

  /** Calls `listener` when sound is allowed, becomes audible or stops; returns a function that unsubscribes. */
  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  dispose(): void {
    for (const gesture of GESTURES) document.removeEventListener(gesture, this.onGesture, { capture: true });
    this.follow(null);
    this.listeners.clear();
  }

  private readonly onGesture = () => {
    if (this.isResting) return;
    const isFirst = !this.hasGesture;
    // Some keys, such as Escape, do not count as a gesture.
    this.hasGesture = navigator.userActivation?.hasBeenActive ?? true;
    if (this.library.Howler.ctx?.state !== 'running') this.wake();
    if (isFirst && this.hasGesture) this.notify();
  };

  private readonly notify = () => {
    for (const listener of this.listeners) listener();
  };

  /** howler replaces its context once, when the first Howl is created. */
  private follow(context: AudioContext | null): void {
    if (context === this.context) return;
    this.context?.removeEventListener('statechange', this.notify);
    this.context = context;
    context?.addEventListener('statechange', this.notify);
  }

  /** Calls `ask` synchronously, because a gesture counts only within its own event. */
  private async settle(ask: () => Promise<void>): Promise<void> {
    try {
      await ask();
      this.notify();
    } catch (error) {
      this.report(error, 'audio');
    }
  }
}
