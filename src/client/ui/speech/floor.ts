/** Who can be heard on this page: a narration, the device's voice, the reader, a recording. */
export interface Speaker {
  /** Falls silent at once; called when another speaker takes the floor. */
  yieldFloor(): void;
  /** Keeps the floor until it leaves: while the microphone is on, nobody speaks. */
  readonly isFirm?: boolean;
  /** The team asked to hear it, or is recording: ORBI's lines wait, or are shown without a voice. */
  readonly isAsked?: boolean;
}

/** Lets one speaker be heard at a time: whoever takes the floor silences the one before. */
export class Floor {
  private speaker: Speaker | null = null;
  private readonly listeners = new Set<() => void>();

  /** Whether somebody speaks now. */
  get isTaken(): boolean {
    return this.speaker !== null;
  }

  /** Whether the team asked for the sound that plays now. */
  get isAsked(): boolean {
    return this.speaker?.isAsked === true;
  }

  /** Whether the present speaker keeps the floor until it leaves. */
  get isFirm(): boolean {
    return this.speaker?.isFirm === true;
  }

  /** Silences the present speaker, if it is another one. Call it before the first sound, and make none where it returns false. */
  take(speaker: Speaker): boolean {
    const before = this.speaker;
    if (before === speaker) return true;
    if (before?.isFirm) return false;
    this.speaker = speaker;
    before?.yieldFloor();
    this.notify();
    return true;
  }

  /** Gives the floor back; does nothing for a speaker that has already lost it. */
  leave(speaker: Speaker): void {
    if (this.speaker !== speaker) return;
    this.speaker = null;
    this.notify();
  }

  /** Calls `listener` whenever the speaker changes; returns a function that unsubscribes. */
  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }
}

/** The floor of this page. */
export const floor = new Floor();
