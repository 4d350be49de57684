import { type Actor, ownerScope } from '#domain/ownership.ts';
import { isAdmin, isStaff } from '#domain/permissions.ts';
import type { RankingScope } from '#domain/vocabulary.ts';

/** Returns whether the actor sees every team ranked: all staff in the global ranking, administrators in each (ruling 8). */
export function canRankEveryTeam(actor: Actor, scope: RankingScope): boolean {
  if (actor === null) return false;
  return isAdmin(actor.role) || (scope === 'global' && isStaff(actor.role));
}

/** Whose classes the narrowest ranking of staff covers. */
export const rankedClassScope = ownerScope;
