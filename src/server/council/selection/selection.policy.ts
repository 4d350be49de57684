import type { Actor } from '#domain/ownership.ts';
import { isStaff } from '#domain/permissions.ts';

/** Returns whether the actor may judge a plan: only who was given it to read, administrators too, and never its teacher. */
export function canJudge(actor: Actor, plan: { teacherId: string; readers: readonly string[] }): boolean {
  if (actor === null || !isStaff(actor.role) || actor.accountId === plan.teacherId) return false;
  return plan.readers.includes(actor.accountId);
}
