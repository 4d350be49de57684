import { type Decider, type Decision, type Judged, mayDecide } from '#domain/council/moderation.ts';
import { type Actor, isAdminOrOwner, ownerScope, type SignedIn } from '#domain/ownership.ts';
import { isAdmin } from '#domain/permissions.ts';

/** Returns whether the actor may take this decision about a text, by its author's teacher and the teacher of the proposal. */
export function canModerate(
  actor: Actor,
  decision: Decision,
  text: Pick<Judged, 'writersTeacher' | 'proposalsTeacher'>,
): boolean {
  return actor !== null && mayDecide(decision, text, deciderOf(actor, 0));
}

/** Returns whether the actor may choose the moderation of a school; `ownSchoolId`: where the actor teaches, null for none. */
export function canSetModeration(actor: Actor, school: { id: string; ownSchoolId: string | null }): boolean {
  const isTaughtByActor = school.ownSchoolId === school.id;
  return isAdminOrOwner(actor, isTaughtByActor && actor !== null ? actor.accountId : null);
}

/** The actor as the moderation rules know it; `now` in milliseconds since 1970. */
export function deciderOf({ accountId, role }: SignedIn, now: number): Decider {
  return { id: accountId, isAdmin: isAdmin(role), now };
}

/** Whose texts the actor is asked to decide about. */
export const moderationScope = ownerScope;
