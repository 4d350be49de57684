import {
  AGREEMENT_PLANS_MIN,
  AGREEMENT_RATINGS_PER_PLAN_MIN,
  AGREEMENT_RATINGS_PER_TEAM_MIN,
  AGREEMENT_TEAMS_MIN,
} from '../../../limits.ts';
import type { CastBallot } from '../../session/ballots.ts';
import { componentsOf } from './components.ts';
import { type Ratings, ratingsOf, type TeamRatings } from './ratings.ts';
import { type Point, twoGroups } from './twoGroups.ts';

/** A rating from which a team likes a plan, and one up to which it does not, in stars. */
const LIKED_FROM = 4;
const DISLIKED_TO = 2;
/** Ratings of a plan that a group needs, for words about what the group likes. */
const RATINGS_PER_GROUP_MIN = 2;

/** How many teams of a group rated a plan, and how many of them liked or disliked it. */
interface GroupOpinion {
  rated: number;
  liked: number;
  disliked: number;
}

/** A plan with the opinion of each group; `id` is that of its proposal. */
interface PlanOpinion {
  id: string;
  groups: GroupOpinion[];
}

interface AgreementMap {
  /**
   * One mark for each team, near those that rated alike. It does not say which team, and the order says nothing about it:
   * with names, one could tell how a team voted. `group` is 0 or 1; 0 for all when there are not clearly two groups.
   */
  marks: (Point & { group: number })[];
  groups: 1 | 2;
  /** How much of the differences the two directions of the map show, from 0 to 1. */
  shown: number;
  /** Plans that most of every group likes, the most liked first. */
  agreed: PlanOpinion[];
  /** Plans that one group likes and the other does not; with one group, those that some teams like and others dislike. */
  divided: PlanOpinion[];
}

/** The map, or why there is none yet, in Portuguese. */
export type Agreement = { map: AgreementMap; reason: null } | { map: null; reason: string };

/**
 * Maps which teams rated alike, and what all agree on. It needs AGREEMENT_TEAMS_MIN teams and AGREEMENT_PLANS_MIN plans with
 * enough ratings each (ratingsOf), from ballots of stars. The same ballots give the same map in any order. Source: Polis
 * (Small and others, 2021): principal components in two dimensions, groups of these, and consensus as what every group likes;
 * here with at most two groups (twoGroups).
 */
export function agreementOf(cast: readonly CastBallot[], plans: readonly string[]): Agreement {
  const ratings = ratingsOf(cast, plans);
  const reason = missing(ratings);
  if (reason !== null) return { map: null, reason };
  const { points, shown, significant } = componentsOf(ratings);
  const groups = twoGroups(points.map(({ x, y }) => ({ x: significant > 0 ? x : 0, y: significant > 1 ? y : 0 })));
  const count = groups.includes(1) ? 2 : 1;
  const opinions = ratings.plans.map((plan) => opinionOf(plan, ratings.teams, groups, count));
  const map: AgreementMap = {
    marks: points
      .map(({ x, y }, index) => ({ x, y, group: groups[index] ?? 0 }))
      .sort((a, b) => a.group - b.group || a.x - b.x || a.y - b.y),
    groups: count,
    shown,
    agreed: opinions.filter((one) => isAgreed(one) && !isDivided(one)).sort((a, b) => consensus(b) - consensus(a)),
    divided: opinions.filter(isDivided).sort((a, b) => division(b) - division(a)),
  };
  return { map, reason: null };
}

function missing({ plans, teams }: Ratings): string | null {
  if (teams.length < AGREEMENT_TEAMS_MIN) {
    return `O mapa precisa de ${AGREEMENT_TEAMS_MIN} equipas que deram estrelas a pelo menos ${AGREEMENT_RATINGS_PER_TEAM_MIN} propostas. Neste conselho ${found(teams.length)}.`;
  }
  if (plans.length < AGREEMENT_PLANS_MIN) {
    return `O mapa precisa de ${AGREEMENT_PLANS_MIN} propostas com estrelas de pelo menos ${AGREEMENT_RATINGS_PER_PLAN_MIN} equipas. Neste conselho ${found(plans.length)}.`;
  }
  return null;
}

function found(count: number): string {
  if (count === 0) return 'não houve nenhuma';
  return `${count === 1 ? 'houve' : 'houve só'} ${count}`;
}

function opinionOf(plan: string, teams: readonly TeamRatings[], groups: readonly number[], count: number): PlanOpinion {
  const ofGroup = (group: number): GroupOpinion => {
    const stars = teams.flatMap(({ stars: given }, index) => (groups[index] === group ? (given.get(plan) ?? []) : []));
    return {
      rated: stars.length,
      liked: stars.filter((one) => one >= LIKED_FROM).length,
      disliked: stars.filter((one) => one <= DISLIKED_TO).length,
    };
  };
  return { id: plan, groups: Array.from({ length: count }, (_, group) => ofGroup(group)) };
}

/** Returns the chance that a team of the group likes the plan, from 0 to 1, as if one had liked it and one had not. */
function likes({ rated, liked }: GroupOpinion): number {
  return (liked + 1) / (rated + 2);
}

function isAgreed({ groups }: PlanOpinion): boolean {
  return groups.every((group) => group.rated >= RATINGS_PER_GROUP_MIN && likes(group) > 0.5);
}

function isDivided(opinion: PlanOpinion): boolean {
  const { groups } = opinion;
  if (groups.some(({ rated }) => rated < RATINGS_PER_GROUP_MIN)) return false;
  if (groups.length === 1)
    return groups.every(({ liked, disliked }) => Math.min(liked, disliked) >= RATINGS_PER_GROUP_MIN);
  return groups.some((group) => likes(group) > 0.5) && groups.some((group) => likes(group) < 0.5);
}

/** Returns the chance that one team of each group all like the plan. Agreed plans are sorted by it. */
function consensus({ groups }: PlanOpinion): number {
  return groups.reduce((chance, group) => chance * likes(group), 1);
}

/** Orders what divides: how far apart the groups are; with one group, how many teams the smaller side has. */
function division({ groups }: PlanOpinion): number {
  const [first, second] = groups;
  if (first === undefined) return 0;
  return second === undefined ? Math.min(first.liked, first.disliked) : Math.abs(likes(first) - likes(second));
}
