import { Refusal } from './Refusal.ts';

/** Refuses with notYours what a policy does not allow. */
export function requireAllowed(isAllowed: boolean): void {
  if (!isAllowed) throw new Refusal('notYours');
}
