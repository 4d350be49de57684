import { ownerScope } from '#domain/ownership.ts';

/** Limits the history that an actor reads: a teacher sees her own actions and those on her data. */
export const historyScope = ownerScope;
