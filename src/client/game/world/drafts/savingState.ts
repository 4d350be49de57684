import { isRetryableError } from '#client/api/CallError.ts';

/**
 * Where the work is: on the server, being sent, only on this device (no network, or refused by the server), or nowhere.
 */
export type SavingState = 'saved' | 'saving' | 'offline' | 'refused' | 'unkept';

/** Reports the saving state to the game, never better than it is. */
export class SavingStateReporter {
  private readonly say: (saving: SavingState) => void;
  /** Whether the device has stored the current progress. */
  isKept = true;

  constructor(say: (saving: SavingState) => void) {
    this.say = say;
  }

  saved(): void {
    this.say('saved');
  }

  /** Still waiting to send; reports changes that the device could not store. */
  goesOnWaiting(): void {
    if (!this.isKept) this.say('unkept');
  }

  saving(): void {
    this.say('saving');
  }

  /** An expired session is not a lost connection. */
  waits(error: unknown): void {
    if (isRetryableError(error)) this.say(this.isKept ? 'offline' : 'unkept');
    else this.say('saving');
  }

  refused(): void {
    this.say(this.isKept ? 'refused' : 'unkept');
  }
}
