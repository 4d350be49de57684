import { ownerScope } from '#domain/ownership.ts';

/** Whose school the actor lists. */
export const schoolScope = ownerScope;
