import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Council } from '#contract/council/session/councils.ts';
import type { CouncilResult } from '#contract/council/session/shapes.ts';
import { THEMES } from '#domain/vocabulary.ts';
import { STARS_SETUP } from '../../support/council/setups.ts';
import { ApiClient, createTeam } from '../../support/product/ApiClient.ts';
import { createSeededRandom, type SeededRandom } from '../../support/product/seededRandom.ts';
import { makeTestFolder } from '../../support/testFolder.ts';
import { type ChaosProxy, startChaosProxy } from '../chaosProxy.ts';
import type { Ledger } from '../Ledger.ts';
import { Server } from '../Server.ts';
import { CouncilLedger } from './CouncilLedger.ts';
import { SteeringTeacher } from './SteeringTeacher.ts';
import { VotingTeam } from './VotingTeam.ts';

export interface CouncilOptions {
  teams: number;
  /** Times that the vote is opened. */
  rounds: number;
  seed: string;
  /** undefined: the embedded database. */
  databaseUrl?: string | undefined;
  /** Share of the calls with an injected fault, from 0 to 1. */
  share: number;
  say?: (line: string) => void;
}

export interface CouncilPlayed {
  council: CouncilLedger;
  network: Ledger;
  restarts: { SIGTERM: number; SIGKILL: number };
}

const PASSWORD = 'palavra-do-caos';
const PACE_MS = 150;
/** How long the teams vote before and after the server ends, in a round. */
const VOTING_MS = { low: 400, high: 1_200 } as const;
/** Source: createTeam. */
const nameOf = (username: string) => `Equipa ${username}`;
const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/**
 * Holds one council session over a bad network while its server is stopped and killed. Its vote is opened several times; at
 * each end, the ballot of each team must be the last one that was acknowledged, and the count must be that of the ballots.
 */
export async function playCouncil(options: CouncilOptions): Promise<CouncilPlayed> {
  const folder = await makeTestFolder();
  const random = createSeededRandom(options.seed);
  const { databaseUrl } = options;
  const server = new Server({ dataDir: join(folder.path, 'data'), databaseUrl, demoPassword: PASSWORD });
  try {
    await server.start();
    const { teacher, tokens, council } = await openCouncil(server, options.teams);
    const proxy = await startChaosProxy({
      target: server.base,
      random: random.child('proxy'),
      share: options.share,
      paceMs: PACE_MS,
    });
    const ledger = new CouncilLedger();
    const plansOf = (username: string) =>
      council.plans.filter(({ team }) => team.name !== nameOf(username)).map(({ _id }) => _id);
    const teams = [...tokens].map(
      ([username, token], index) =>
        new VotingTeam({
          ...{ username, token, councilId: council._id, plans: plansOf(username), ledger },
          devices: 1 + (index % 2),
          proxy: proxy.base,
          server: server.base,
          random: random.child(username),
        }),
    );
    const leader = new SteeringTeacher({ proxy: proxy.base, token: teacher.token, council, ledger });
    const school = { teams, leader, server, proxy, ledger, random: random.child('ronda') };
    const restarts = await holdRounds(school, options, () => resultOf(teacher.call, council));
    await proxy.close();
    return { council: ledger, network: proxy.ledger, restarts };
  } finally {
    await server.end('SIGKILL');
    await server.readDatabase(async () => {}).catch(() => {});
    await rm(folder.path, { recursive: true, force: true, maxRetries: 5 });
  }
}

interface School {
  teams: readonly VotingTeam[];
  leader: SteeringTeacher;
  server: Server;
  proxy: ChaosProxy;
  ledger: CouncilLedger;
  random: SeededRandom;
}

async function holdRounds(school: School, { rounds, say }: CouncilOptions, result: () => Promise<CouncilResult>) {
  const { teams, leader, ledger } = school;
  const restarts = { SIGTERM: 0, SIGKILL: 0 };
  let isOver = false;
  const watching = leader.watchHall(() => isOver);
  for (let round = 0; round < rounds; round += 1) {
    await leader.step(round === 0 ? 'next' : 'back');
    await voteWhileServerEnds(school, restarts);
    const kinds: string[] = [];
    for (const team of teams) kinds.push(await team.compare());
    const { counted, abstentions } = await result();
    const count = (kind: string) => kinds.filter((one) => one === kind).length;
    if (counted !== count('ballot') || abstentions !== count('abstained')) {
      ledger.violations.push(`contados ${counted} votos e ${abstentions} abstenções, há ${kinds.join(', ')}`);
    }
    say?.(`votação ${round + 1}: ${counted} votos e ${abstentions} abstenções`);
  }
  isOver = true;
  await watching;
  return restarts;
}

/** Lets the teams vote while the teacher pauses and resumes and the server ends once, and closes the vote under them. */
async function voteWhileServerEnds(
  { teams, leader, server, random, proxy }: School,
  restarts: CouncilPlayed['restarts'],
): Promise<void> {
  let isClosed = false;
  const voting = Promise.all(teams.map((team) => team.vote(() => isClosed)));
  const wait = () => sleep(random.between(VOTING_MS.low, VOTING_MS.high));
  await wait();
  await leader.step('pause');
  const signal = random.nextBoolean(0.5) ? 'SIGTERM' : 'SIGKILL';
  await server.end(signal);
  await server.start();
  restarts[signal] += 1;
  await wait();
  await leader.step('resume');
  await leader.step('extend', 2);
  await wait();
  await leader.step('next');
  isClosed = true;
  await voting;
  await proxy.settled();
}

async function openCouncil(server: Server, count: number) {
  const call = await new ApiClient(server.base).signIn('professor', PASSWORD);
  const tokens = new Map<string, string>();
  for (let index = 0; index < count; index += 1) {
    const username = `votante-${index + 1}`;
    await createTeam(call, username, PASSWORD, THEMES[index % THEMES.length] ?? 'ic');
    tokens.set(username, await new ApiClient(server.base).tokenFor(username, PASSWORD));
  }
  await server.query("update teams set level = 6, council_at = now() where name like 'Equipa votante-%'", []);
  await server.query(
    "insert into proposals (team_id, text, submitted_at) select id, 'Uma proposta.', now() from teams where name like 'Equipa votante-%'",
    [],
  );
  const { classes } = await call.get<{ classes: { _id: string }[] }>('/classes/all');
  const classId = classes[0]?._id ?? '';
  const { candidates } = await call.get<{ candidates: { _id: string }[] }>(`/classes/${classId}/councils`);
  const phases = STARS_SETUP.phases.filter(({ phase }) => ['read', 'vote', 'result'].includes(phase));
  const prepared = await call.send<Council>('POST', '/councils', {
    classIds: [classId],
    proposalIds: candidates.map(({ _id }) => _id),
    setup: { ...STARS_SETUP, phases },
  });
  const { revision } = prepared;
  const council = await call.send<Council>('PUT', `/councils/${prepared._id}/step`, { step: 'start', revision });
  const token = await call.tokenFor('professor', PASSWORD);
  return { teacher: { call, token }, tokens, council };
}

function resultOf(call: ApiClient, { _id }: Council): Promise<CouncilResult> {
  return call.get<CouncilResult>(`/councils/${_id}/result`);
}
