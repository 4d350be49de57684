import { REFUSALS, type RefusalBody, type RefusalId } from '#contract/refusals.ts';

/** A refused call with an id of the contract. Handlers throw it; callers get {message, code, fields?} (ruling 2). */
export class Refusal extends Error {
  readonly id: RefusalId;
  readonly fields: Record<string, string> | undefined;
  /** Seconds for the Retry-After header. */
  readonly retryAfter: number | undefined;

  constructor(id: RefusalId, more: { message?: string; fields?: Record<string, string>; retryAfter?: number } = {}) {
    super(more.message ?? REFUSALS[id].message);
    this.name = 'Refusal';
    this.id = id;
    this.fields = more.fields;
    this.retryAfter = more.retryAfter;
  }

  get status(): number {
    return REFUSALS[this.id].status;
  }

  get body(): RefusalBody {
    return { message: this.message, code: this.id, ...(this.fields && { fields: this.fields }) };
  }
}
