import type { Howl, HowlerGlobal, HowlOptions } from 'howler';

/** Tells of a failure; the game goes on. */
export type Report = (error: unknown, where: string) => void;

/** howler's two doors. */
export interface HowlerLibrary {
  Howl: new (options: HowlOptions) => Howl;
  Howler: Pick<HowlerGlobal, 'ctx' | 'usingWebAudio' | 'noAudio' | 'autoSuspend' | 'html5PoolSize'>;
}

/** What a browser takes as leave to make sound. */
const GESTURES = ['pointerup', 'touchend', 'click', 'keydown'] as const;
/** Elements that howler keeps unlocked for files that Web Audio could not fetch. */
const SPARE_ELEMENTS = 2;

/**
 * The loudspeaker: whether sound may be made, whether it comes out now, and how it comes back after a call, a lock or
 * another tab. Nothing is opened before the first gesture: a browser would refuse it and say so in the console.
 */
export class Device {
  readonly report: Report;
  /** Position in a sound's list of files from which on this browser could decode them. */
  firstFormat = 0;
  private readonly library: HowlerLibrary;
  private readonly listeners = new Set<() => void>();
  private context: AudioContext | null = null;
  private hasGesture = false;
  private isResting = false;

  constructor(library: HowlerLibrary, report: Report) {
    this.library = library;
    this.report = report;
    // howler's own pause after 30 s of silence never ends on an iPad that was locked meanwhile.
    library.Howler.autoSuspend = false;
    library.Howler.html5PoolSize = SPARE_ELEMENTS;
    for (const gesture of GESTURES)
      document.addEventListener(gesture, this.onGesture, { capture: true, passive: true });
  }

  /** Whether the person has touched the page, so that a browser lets it sound. */
  get isAllowed(): boolean {
    return this.hasGesture || (navigator.userActivation?.hasBeenActive ?? false);
  }

  /** Whether a sound that starts now is heard. */
  get isRunning(): boolean {
    const { ctx, usingWebAudio, noAudio } = this.library.Howler;
    if (!this.isAllowed || this.isResting || noAudio) return false;
    return usingWebAudio ? ctx?.state === 'running' : true;
  }

  /** Makes a Howl; throws where howler does. */
  open(options: HowlOptions): Howl {
    const howl = new this.library.Howl(options);
    this.follow(this.library.Howler.ctx);
    return howl;
  }

  /**
   * Asks the browser to go on; before a gesture it may refuse, then the next gesture asks again. It asks also while sound
   * seems to come out: the context may be on its way to rest.
   */
  wake(): void {
    this.isResting = false;
    const { ctx } = this.library.Howler;
    if (ctx && ctx.state !== 'closed') void this.settle(() => ctx.resume());
  }

  /** Stops the clock of all sounds: nothing is heard and nothing is computed until `wake`. */
  rest(): void {
    this.isResting = true;
    const { ctx } = this.library.Howler;
    if (ctx?.state === 'running') void this.settle(() => ctx.suspend());
  }

  /** Calls `listener` when leave was given or sound came or went; the answer ends that. */
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
    // Some keys, such as Escape, are no leave.
    this.hasGesture = navigator.userActivation?.hasBeenActive ?? true;
    if (this.library.Howler.ctx?.state !== 'running') this.wake();
    if (isFirst && this.hasGesture) this.tell();
  };

  private readonly tell = () => {
    for (const listener of this.listeners) listener();
  };

  /** howler replaces its context once, when the first Howl is made. */
  private follow(context: AudioContext | null): void {
    if (context === this.context) return;
    this.context?.removeEventListener('statechange', this.tell);
    this.context = context;
    context?.addEventListener('statechange', this.tell);
  }

  /** Asks at once: a gesture counts only within its own event. */
  private async settle(ask: () => Promise<void>): Promise<void> {
    try {
      await ask();
      this.tell();
    } catch (error) {
      this.report(error, 'audio');
    }
  }
}
