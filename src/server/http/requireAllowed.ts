import { Refusal } from './Refusal.ts';

/** Refuses with notYours when a policy does not allow the call. */
export function requireAllowed(isAllowed: boolean): void {
  if (!isAllowed) throw new Refusal('notYours');
}
