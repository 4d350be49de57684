import type { TeamCouncil } from '#contract/council/session/teamCouncil.ts';
import { STARS_MAX, STARS_MIN } from '#domain/limits.ts';
import type { SeededRandom } from '../../support/product/seededRandom.ts';
import { askUntilAnswered } from './askUntilAnswered.ts';
import type { CouncilLedger } from './CouncilLedger.ts';

interface VotingTeamOptions {
  username: string;
  token: string;
  councilId: string;
  /** The ids of the other teams' plans. */
  plans: readonly string[];
  devices: number;
  /** The bad network, and the server behind it. */
  proxy: string;
  server: string;
  random: SeededRandom;
  ledger: CouncilLedger;
}

type Vote = Extract<NonNullable<TeamCouncil['vote']>, { kind: 'stars' }> | null;

const PAUSE_MS = { low: 20, high: 300 } as const;
const OFFLINE_MS = { low: 200, high: 1_500 } as const;
const OFFLINE_SHARE = 0.15;
const ABSTENTION_SHARE = 0.15;
const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** A team that votes, changes its vote and abstains, on several devices, one after the other. */
export class VotingTeam {
  private readonly options: VotingTeamOptions;
  private readonly presses: number[];
  /** What the team knows to be counted; undefined before its first vote. */
  private acknowledged: string | undefined;
  /** Refused since: a copy of the call, held by the network, may still arrive once the vote is open again. */
  private refused: string[] = [];

  constructor(options: VotingTeamOptions) {
    this.options = options;
    this.presses = Array.from({ length: options.devices }, () => 0);
  }

  /** Votes again and again until `isOver`. */
  async vote(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      await this.castOne();
      await sleep(this.options.random.between(PAUSE_MS.low, PAUSE_MS.high));
    }
  }

  /** Casts one ballot or abstention, on a device chosen at random, and waits until it is answered. */
  async castOne(): Promise<void> {
    const { random, ledger, token, councilId, proxy, username } = this.options;
    const place = random.between(0, this.presses.length - 1);
    const press = (this.presses[place] ?? 0) + 1;
    this.presses[place] = press;
    const ballot = this.ballot();
    if (random.nextBoolean(OFFLINE_SHARE)) {
      ledger.offline += 1;
      await sleep(random.between(OFFLINE_MS.low, OFFLINE_MS.high));
    }
    const path = `/council-session/${councilId}/ballot`;
    const json = { ballot, device: `${username}-${place}`, press };
    const answer = await askUntilAnswered({ base: proxy, token, method: 'PUT', path, json });
    if (answer.ok) {
      this.acknowledged = textOf(ballot);
      this.refused = [];
      ledger.acknowledged += 1;
    } else if (answer.code === 'voteClosed') {
      this.refused.push(textOf(ballot));
      ledger.refused += 1;
    } else {
      ledger.violations.push(`${username}: um voto foi recusado com ${answer.code}`);
    }
  }

  /** Compares the ballot that counts with what was acknowledged; returns which it is. */
  async compare(): Promise<'ballot' | 'abstained' | 'none'> {
    const { server, token, ledger, username } = this.options;
    const answer = await askUntilAnswered<{ council: TeamCouncil | null }>({
      base: server,
      token,
      method: 'GET',
      path: '/council-session',
    });
    const council = answer.ok ? answer.body.council : null;
    const kind =
      council === null || (council.vote === null && !council.abstained)
        ? 'none'
        : council.abstained
          ? 'abstained'
          : 'ballot';
    const counted = kind === 'none' ? undefined : textOf((council?.vote ?? null) as Vote);
    const isKnown = counted === this.acknowledged || (counted !== undefined && this.refused.includes(counted));
    if (!isKnown) ledger.lost.push(`${username}: conta ${counted}, foi confirmado ${this.acknowledged}`);
    ledger.compared += 1;
    return kind;
  }

  private ballot(): Vote {
    const { random, plans } = this.options;
    if (random.nextBoolean(ABSTENTION_SHARE)) return null;
    const judged = plans.filter((_, index) => index === 0 || random.nextBoolean(0.7));
    return {
      kind: 'stars',
      stars: Object.fromEntries(judged.map((plan) => [plan, random.between(STARS_MIN, STARS_MAX)])),
    };
  }
}

function textOf(ballot: Vote): string {
  return ballot === null ? 'abstenção' : JSON.stringify(Object.entries(ballot.stars).sort());
}
