/** What the teacher did in the lessons of a trial, by kind, for the report. */
const ACTS = [
  'start',
  'end',
  'resume',
  'pauseAll',
  'pauseOne',
  'release',
  'silence',
  'pace',
  'message',
  'withdraw',
  'expire',
  'answerHand',
  'offline',
  'reopen',
] as const;
export type Act = (typeof ACTS)[number];

/**
 * A record of the lessons of a trial, independent of the product: what the teacher knows to be done, which messages each
 * device showed, and everything that should not have happened. Times are those of Date.now().
 */
export class LessonLedger {
  readonly acts = Object.fromEntries(ACTS.map((act) => [act, 0])) as Record<Act, number>;
  /** Messages that must not be told any more, and since when the teacher knows it. */
  private readonly goneAt = new Map<string, number>();
  readonly violations: string[] = [];
  shown = 0;
  hands = 0;
  /** How late an answer of the server may reach a page. */
  private readonly lateMs: number;

  constructor(lateMs: number) {
    this.lateMs = lateMs;
  }

  did(act: Act): void {
    this.acts[act] += 1;
  }

  violate(what: string): void {
    if (!this.violations.includes(what)) this.violations.push(what);
  }

  /** The server has confirmed that this message was withdrawn or has expired. */
  remove(messageId: string): void {
    this.goneAt.set(messageId, Date.now());
  }

  isGone(messageId: string): boolean {
    return this.goneAt.has(messageId);
  }

  /** Returns whether a device that was told its lesson at `toldAt` should not have got this message. */
  wasGone(messageId: string, toldAt: number): boolean {
    const goneAt = this.goneAt.get(messageId);
    return goneAt !== undefined && toldAt > goneAt + this.lateMs;
  }
}
