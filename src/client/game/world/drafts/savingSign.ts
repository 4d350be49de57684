import { isPassing } from '#client/api/CallError.ts';

/** Where the work is: on the server, on its way, on this device only (no network, or the server refuses it), or nowhere. */
export type Saving = 'saved' | 'saving' | 'offline' | 'refused' | 'unkept';

/** What the sign of the game says, which is never more than is true. */
export class SavingSign {
  private readonly say: (saving: Saving) => void;
  /** Whether the device keeps what stands on the page. */
  isKept = true;

  constructor(say: (saving: Saving) => void) {
    this.say = say;
  }

  saved(): void {
    this.say('saved');
  }

  /** Still waiting; what was written meanwhile may be kept nowhere. */
  goesOnWaiting(): void {
    if (!this.isKept) this.say('unkept');
  }

  saving(): void {
    this.say('saving');
  }

  /** A session that ended is no lost connection. */
  waits(error: unknown): void {
    if (isPassing(error)) this.say(this.isKept ? 'offline' : 'unkept');
    else this.say('saving');
  }

  refused(): void {
    this.say(this.isKept ? 'refused' : 'unkept');
  }
}
