import { isWithinOpened } from '#domain/council/ranking.ts';
import { type Actor, ownerScope } from '#domain/ownership.ts';
import { isAdmin, isStaff } from '#domain/permissions.ts';
import type { RankingScope } from '#domain/vocabulary.ts';

/** Returns whether the actor sees every team: all staff in the global ranking, administrators in any (ruling 8). */
export function canRankEveryTeam(actor: Actor, scope: RankingScope): boolean {
  if (actor === null) return false;
  return isAdmin(actor.role) || (scope === 'global' && isStaff(actor.role));
}

/** Why a team may not see a ranking. */
export type RankingRefusal = 'notOpened' | 'notInCouncil' | 'tooWide';

/**
 * Returns the ranking that a team sees when it asks for `asked`, or why it may not (ruling 8): only in the council, and
 * nothing wider than its teacher has `opened`, where null means none. Without `asked` it sees the one that is open.
 */
export function decideTeamRanking(
  team: { isInCouncil: boolean },
  asked: RankingScope | undefined,
  opened: RankingScope | null,
): { scope: RankingScope } | { refusal: RankingRefusal } {
  if (opened === null) return { refusal: 'notOpened' };
  if (!team.isInCouncil) return { refusal: 'notInCouncil' };
  const scope = asked ?? opened;
  return isWithinOpened(scope, opened) ? { scope } : { refusal: 'tooWide' };
}

/** Limits the classes in the class ranking of staff. */
export const rankedClassScope = ownerScope;
