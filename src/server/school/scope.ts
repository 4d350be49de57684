import { isAdmin } from '#domain/permissions.ts';
import type { Caller } from '../http/handler.ts';
import { Refusal } from '../http/Refusal.ts';

/** What a list is narrowed to: a teacher's own rows; nothing for an administrator, who sees all (spec, section 6). */
export function ownScope(caller: Caller): { teacherId: string | undefined } {
  return { teacherId: isAdmin(caller.role) ? undefined : caller.accountId };
}

/** A teacher may name only herself. Refuses with notYours, whether or not the other exists. */
export function requireSelf(caller: Caller, teacherId: string): void {
  if (!isAdmin(caller.role) && caller.accountId !== teacherId) throw new Refusal('notYours');
}
