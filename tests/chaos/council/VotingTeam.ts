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

/** A device of the team: what it sends is chosen while it knows one version of the team's ballot. */
interface Device {
  name: string;
  press: number;
  knownVersion: number;
  random: SeededRandom;
}

/** A ballot that was acknowledged; of two, the later one is that of the higher version, then of the higher press. */
interface Acknowledged {
  press: number;
  knownVersion: number;
  text: string;
}

/** A team that votes, changes its vote and abstains, on several devices at once, some of them without a network for a while. */
export class VotingTeam {
  private readonly options: VotingTeamOptions;
  private readonly devices: Device[];
  /** What the team knows to be counted; undefined before its first vote. */
  private acknowledged: Acknowledged | undefined;
  /** Refused since: a copy of the call, held by the network, may still arrive once the vote is open again. */
  private refused: string[] = [];

  constructor(options: VotingTeamOptions) {
    this.options = options;
    this.devices = Array.from({ length: options.devices }, (_, place) => ({
      name: `${options.username}-${place}`,
      press: 0,
      knownVersion: 0,
      random: options.random.child(`device ${place}`),
    }));
  }

  /** Votes again and again on all devices until `isOver`. */
  async vote(isOver: () => boolean): Promise<void> {
    await Promise.all(
      this.devices.map(async (device) => {
        while (!isOver()) {
          await this.castOne(device);
          await sleep(device.random.between(PAUSE_MS.low, PAUSE_MS.high));
        }
      }),
    );
  }

  /** Compares the ballot that counts with what was acknowledged; returns which it is. */
  async compare(): Promise<'ballot' | 'abstained' | 'none'> {
    const { ledger, username } = this.options;
    const council = await this.read(this.options.server);
    const kind =
      council === null || (council.vote === null && !council.abstained)
        ? 'none'
        : council.abstained
          ? 'abstained'
          : 'ballot';
    const counted = kind === 'none' ? undefined : textOf((council?.vote ?? null) as Vote);
    const { text } = this.acknowledged ?? {};
    const isKnown = counted === text || (counted !== undefined && this.refused.includes(counted));
    if (!isKnown) ledger.lost.push(`${username}: conta ${counted}, foi confirmado ${text}`);
    ledger.compared += 1;
    return kind;
  }

  /** Casts one ballot or abstention over the version that the device reads now, and waits until it is answered. */
  private async castOne(device: Device): Promise<void> {
    const { ledger, token, councilId, proxy, username } = this.options;
    const { random } = device;
    device.knownVersion = (await this.read(proxy))?.voteVersion ?? device.knownVersion;
    device.press += 1;
    const ballot = this.ballot(random);
    const cast: Acknowledged = { press: device.press, knownVersion: device.knownVersion, text: textOf(ballot) };
    if (random.nextBoolean(OFFLINE_SHARE)) {
      ledger.offline += 1;
      await sleep(random.between(OFFLINE_MS.low, OFFLINE_MS.high));
    }
    const path = `/council-session/${councilId}/ballot`;
    const { press, knownVersion } = cast;
    const json = { ballot, device: device.name, press, knownVersion };
    const answer = await askUntilAnswered({ base: proxy, token, method: 'PUT', path, json });
    if (answer.ok) {
      if (isLater(cast, this.acknowledged)) this.acknowledged = cast;
      this.refused = [];
      ledger.acknowledged += 1;
    } else if (answer.code === 'voteClosed') {
      this.refused.push(cast.text);
      ledger.refused += 1;
    } else if (answer.code === 'voteReplaced' && this.devices.length > 1) {
      ledger.replaced += 1;
    } else {
      ledger.violations.push(`${username}: um voto foi recusado com ${answer.code}`);
    }
  }

  private async read(base: string): Promise<TeamCouncil | null> {
    const { token } = this.options;
    const path = '/council-session';
    const answer = await askUntilAnswered<{ council: TeamCouncil | null }>({ base, token, method: 'GET', path });
    return answer.ok ? answer.body.council : null;
  }

  private ballot(random: SeededRandom): Vote {
    const { plans } = this.options;
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

function isLater(one: Acknowledged, other: Acknowledged | undefined): boolean {
  if (other === undefined) return true;
  return one.knownVersion === other.knownVersion ? one.press > other.press : one.knownVersion > other.knownVersion;
}
