import { AGREEMENT_RATINGS_PER_PLAN_MIN, AGREEMENT_RATINGS_PER_TEAM_MIN } from '../../../limits.ts';
import type { CastBallot } from '../../session/ballots.ts';

/** The stars of one team, by plan. */
export interface TeamRatings {
  team: string;
  stars: ReadonlyMap<string, number>;
}

export interface Ratings {
  plans: string[];
  teams: TeamRatings[];
}

/**
 * Returns the teams that rated at least AGREEMENT_RATINGS_PER_TEAM_MIN plans, and the plans that at least
 * AGREEMENT_RATINGS_PER_PLAN_MIN of these teams rated, both sorted. Leaving out a plan can leave a team with too few, so that
 * this is repeated until nothing more is left out. Abstentions, other kinds of ballots and own plans are ignored.
 */
export function ratingsOf(cast: readonly CastBallot[], plans: readonly string[]): Ratings {
  let ratings: Ratings = { plans: [...new Set(plans)].sort(), teams: cast.flatMap(starsOf).sort(byTeam) };
  for (;;) {
    const next = withoutFew(ratings);
    if (next.plans.length === ratings.plans.length && next.teams.length === ratings.teams.length) return next;
    ratings = next;
  }
}

function starsOf({ team, own, ballot }: CastBallot): TeamRatings[] {
  if (ballot?.kind !== 'stars') return [];
  return [{ team, stars: new Map(Object.entries(ballot.stars).filter(([plan]) => plan !== own)) }];
}

function withoutFew({ plans, teams }: Ratings): Ratings {
  const rated = plans.filter(
    (plan) => teams.filter(({ stars }) => stars.has(plan)).length >= AGREEMENT_RATINGS_PER_PLAN_MIN,
  );
  const kept = teams.map(({ team, stars }) => ({
    team,
    stars: new Map(
      rated.flatMap((plan): [string, number][] => (stars.has(plan) ? [[plan, stars.get(plan) ?? 0]] : [])),
    ),
  }));
  return { plans: rated, teams: kept.filter(({ stars }) => stars.size >= AGREEMENT_RATINGS_PER_TEAM_MIN) };
}

function byTeam(a: TeamRatings, b: TeamRatings): number {
  return a.team < b.team ? -1 : 1;
}
