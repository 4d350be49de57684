import { ownerScope } from '#domain/ownership.ts';

/** Limits the schools that the actor lists. */
export const schoolScope = ownerScope;
