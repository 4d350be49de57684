import { ownerScope } from '#domain/ownership.ts';

/** Whose history the actor reads: what a teacher did or what touched her data. */
export const historyScope = ownerScope;
