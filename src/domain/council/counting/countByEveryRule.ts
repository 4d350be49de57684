import type { BallotKind, CastBallot } from '../session/ballots.ts';
import { borda } from './borda.ts';
import { bradleyTerry } from './bradleyTerry.ts';
import { type CondorcetCount, condorcet } from './condorcet.ts';
import { type CountRule, rulesFor } from './countRules.ts';
import { type EqualSharesCount, equalShares } from './equalShares.ts';
import { meanWithPrior } from './meanWithPrior.ts';
import { medianGrade } from './medianGrade.ts';
import { points } from './points.ts';
import type { PlainCount } from './ranking.ts';
import { type BallotsRead, readBallots } from './readBallots.ts';

/** The result of one rule. */
export type Count =
  | PlainCount<'meanWithPrior'>
  | PlainCount<'medianGrade'>
  | PlainCount<'borda'>
  | PlainCount<'bradleyTerry'>
  | PlainCount<'points'>
  | CondorcetCount
  | EqualSharesCount;

export interface CountOptions {
  kind: BallotKind;
  /** The rule that decides. */
  rule: CountRule;
  /** The ids of all proposals of the session. */
  plans: readonly string[];
  /** Money to share, in cents; without both there is no count by equal shares. */
  costs?: ReadonlyMap<string, number>;
  budget?: number;
}

export interface CouncilCount {
  /** By the rule that decides. */
  chosen: Count;
  /** By every rule that can read these ballots, the chosen one included. */
  all: Count[];
  /** Ballots that were counted. */
  counted: number;
  abstentions: number;
}

/**
 * Counts the ballots of a session by the rule that decides and by all others that can read them, to compare (ruling 34).
 * Ballots of another kind must not be among them; throws a RangeError for these, and for a rule that cannot read this kind.
 */
export function countByEveryRule(ballots: readonly CastBallot[], options: CountOptions): CouncilCount {
  const { kind, rule, plans, costs, budget } = options;
  const rules = rulesFor(kind, costs !== undefined && budget !== undefined);
  if (!rules.includes(rule)) throw new RangeError(`The rule ${rule} cannot read these ballots of ${kind}.`);
  if (ballots.some(({ ballot }) => ballot !== null && ballot.kind !== kind)) {
    throw new RangeError(`All ballots must be of the kind ${kind}.`);
  }
  const read = readBallots(ballots, plans);
  const all = rules.map((one) => countBy(one, read, costs ?? new Map(), budget ?? 0));
  const chosen = all.find((one) => one.rule === rule);
  if (chosen === undefined) throw new RangeError(`There is no count by ${rule}.`);
  return { chosen, all, counted: read.ballots.length, abstentions: ballots.length - read.ballots.length };
}

function countBy(rule: CountRule, read: BallotsRead, costs: ReadonlyMap<string, number>, budget: number): Count {
  switch (rule) {
    case 'meanWithPrior':
      return meanWithPrior(read);
    case 'medianGrade':
      return medianGrade(read);
    case 'borda':
      return borda(read);
    case 'condorcet':
      return condorcet(read);
    case 'bradleyTerry':
      return bradleyTerry(read);
    case 'points':
      return points(read);
    case 'equalShares':
      return equalShares(read, costs, budget);
  }
}
