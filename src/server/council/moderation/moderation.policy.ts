import { type Decider, type Decision, type JudgedText, mayDecide } from '#domain/council/moderation.ts';
import { type Actor, isAdminOrOwner, ownerScope, type SignedIn } from '#domain/ownership.ts';
import { isAdmin } from '#domain/permissions.ts';

/** Returns whether the actor may take this decision on a text with this author's teacher and proposal's teacher. */
export function canModerate(
  actor: Actor,
  decision: Decision,
  text: Pick<JudgedText, 'writersTeacher' | 'proposalsTeacher'>,
): boolean {
  return actor !== null && mayDecide(decision, text, deciderOf(actor, 0));
}

/** Returns whether the actor may set a school's moderation; `ownSchoolId` is the actor's school, null for none. */
export function canSetModeration(actor: Actor, school: { id: string; ownSchoolId: string | null }): boolean {
  const isTaughtByActor = school.ownSchoolId === school.id;
  return isAdminOrOwner(actor, isTaughtByActor && actor !== null ? actor.accountId : null);
}

/** Converts the actor for the moderation rules; `now` is in milliseconds since 1970. */
export function deciderOf({ accountId, role }: SignedIn, now: number): Decider {
  return { id: accountId, isAdmin: isAdmin(role), now };
}

/** Limits the texts in the actor's moderation queues. */
export const moderationScope = ownerScope;
