/**
 * `npm run bench:votes`: 500 teams of 63 classes vote in their council sessions within one minute, half of them twice, while
 * each class has its teacher's panel and its hall open. Prints how long a vote takes, errors and processor, and compares the
 * ballots in the database with what was acknowledged. Server, database and devices share the machine.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import pg from 'pg';
import type { Council } from '#contract/council/session/councils.ts';
import type { CouncilResult } from '#contract/council/session/shapes.ts';
import type { TeamCouncil } from '#contract/council/session/teamCouncil.ts';
import { STARS_MAX, STARS_MIN } from '#domain/limits.ts';
import { signIn } from '../load/clients/signIn.ts';
import { type Classroom, Tablet } from '../load/clients/Tablet.ts';
import { Pace, untilOver } from '../load/Pace.ts';
import { Recorder } from '../load/Recorder.ts';
import { type Installation, install, SETUPS } from '../load/setups.ts';
import { Watch } from '../load/Watch.ts';
import { STARS_SETUP } from '../support/council/setups.ts';
import { createSeededRandom, type SeededRandom } from '../support/product/seededRandom.ts';
import { makeTestFolder } from '../support/testFolder.ts';

const PASSWORD = 'bench-password';
/** How often a panel and a hall ask. */
const PANEL_EVERY_MS = 2_000;
const HALL_EVERY_MS = 1_000;
const CHANGED_SHARE = 0.5;
const SIGN_INS_AT_ONCE = 4;

const { values } = parseArgs({
  options: {
    teams: { type: 'string', default: '500' },
    /** Seconds in which all teams vote. */
    seconds: { type: 'string', default: '60' },
    setup: { type: 'string', default: 'embedded' },
    seed: { type: 'string', default: '2026' },
  },
});
const votingMs = Number(values.seconds) * 1_000;

/** A class with its teacher's page of the session and the hall. */
class Room {
  readonly teacher: Tablet;
  private readonly hall: Tablet;
  council: Council | null = null;

  constructor(classroom: Classroom, random: SeededRandom) {
    this.teacher = new Tablet(classroom, random);
    this.hall = new Tablet(classroom, random);
  }

  /** Prepares a session on all proposals of the class and opens its vote. */
  async open(username: string): Promise<void> {
    const { teacher } = this;
    await signIn(teacher, { username, password: PASSWORD });
    const { classes } = await teacher.json<{ classes: { _id: string }[] }>('GET /classes/all');
    const classId = classes[0]?._id ?? '';
    const as = 'GET /classes/:id/councils';
    const { candidates } = await teacher.json<{ candidates: { _id: string }[] }>(`GET /classes/${classId}/councils`, {
      as,
    });
    const phases = STARS_SETUP.phases.filter(({ phase }) => phase === 'vote' || phase === 'result');
    const json = {
      classIds: [classId],
      proposalIds: candidates.map(({ _id }) => _id),
      setup: { ...STARS_SETUP, phases },
    };
    this.council = await teacher.json<Council>('POST /councils', { json });
    await this.step('start');
  }

  async step(step: string): Promise<void> {
    const { _id, revision } = this.opened();
    const json = { step, revision };
    const path = `PUT /councils/${_id}/step`;
    this.council = await this.teacher.json<Council>(path, { json, as: 'PUT /councils/:id/step' });
  }

  /** Lets panel and hall ask again and again until the vote is over. */
  async show(): Promise<void> {
    const { _id, code } = this.opened();
    const { pace } = this.teacher.room;
    const ask = async (tablet: Tablet, path: string, as: string, everyMs: number) => {
      await pace.pause(everyMs * tablet.random.next());
      for (;;) {
        await tablet.call(path, { as });
        await pace.pause(everyMs);
      }
    };
    await Promise.all([
      untilOver(ask(this.teacher, `GET /councils/${_id}`, 'GET /councils/:id', PANEL_EVERY_MS)),
      untilOver(ask(this.hall, `GET /council-hall/${code}`, 'GET /council-hall/:code', HALL_EVERY_MS)),
    ]);
  }

  async result(): Promise<CouncilResult> {
    const path = `GET /councils/${this.opened()._id}/result`;
    return this.teacher.json<CouncilResult>(path, { as: 'GET /councils/:id/result' });
  }

  putAway(): void {
    this.teacher.putAway();
    this.hall.putAway();
  }

  private opened(): Council {
    if (this.council === null) throw new Error('The session is not open.');
    return this.council;
  }
}

/** A team that reads its session and votes. */
class Voter {
  readonly tablet: Tablet;
  private readonly username: string;
  private presses = 0;
  /** The last acknowledged ballot, as JSON. */
  acknowledged: string | null = null;
  acknowledgedCount = 0;

  constructor(classroom: Classroom, username: string, random: SeededRandom) {
    this.tablet = new Tablet(classroom, random);
    this.username = username;
  }

  signIn(): Promise<void> {
    return signIn(this.tablet, { username: this.username, password: PASSWORD });
  }

  /** Votes at a time of its own, and half of the teams once more. */
  async vote(withinMs: number): Promise<void> {
    const { random, room } = this.tablet;
    const at = withinMs * random.next();
    await room.pace.pause(at);
    await this.castOne();
    if (!random.nextBoolean(CHANGED_SHARE)) return;
    await room.pace.pause((withinMs - at) * random.next());
    await this.castOne();
  }

  private async castOne(): Promise<void> {
    const { tablet } = this;
    const read = await tablet.json<{ council: TeamCouncil }>('GET /council-session');
    const others = read.council.plans.filter(({ mine }) => !mine);
    const stars = Object.fromEntries(others.map(({ _id }) => [_id, tablet.random.between(STARS_MIN, STARS_MAX)]));
    const ballot = { kind: 'stars', stars };
    this.presses += 1;
    await tablet.insist(`PUT /council-session/${read.council._id}/ballot`, {
      json: { ballot, device: this.username, press: this.presses },
      as: 'PUT /council-session/:id/ballot',
    });
    this.acknowledged = JSON.stringify(ballot);
    this.acknowledgedCount += 1;
  }
}

async function database<T>(installation: Installation, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(await installation.database());
  await client.connect();
  return work(client).finally(() => client.end());
}

/** Brings all teams to the council, each with a submitted proposal. */
const seedCouncil = (client: pg.Client) =>
  client.query(`
    update teams set level = 6, council_at = now();
    insert into proposals (team_id, text, submitted_at) select id, repeat('Uma proposta para a escola. ', 40), now() from teams
      on conflict (team_id) do update set submitted_at = now();
    analyze`);

/** Counts the teams whose stored ballot is not the last one that was acknowledged. */
async function differing(client: pg.Client, voters: ReadonlyMap<string, Voter>): Promise<number> {
  const { rows } = await client.query<{ username: string; ballot: object | null }>(
    'select a.username, b.ballot from council_ballots b join accounts a on a.id = b.team_id',
  );
  const stored = new Map(rows.map(({ username, ballot }) => [username, ballot]));
  const sorted = (ballot: object) => JSON.stringify(Object.entries((ballot as { stars: object }).stars).sort());
  return [...voters].filter(([username, { acknowledged }]) => {
    const found = stored.get(username);
    return found == null || acknowledged === null || sorted(found) !== sorted(JSON.parse(acknowledged));
  }).length;
}

async function inParallel<T>(list: readonly T[], atOnce: number, work: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...list];
  const worker = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

const number = (value: number) => value.toFixed(2).replace('.', ',');

function print(recorder: Recorder): void {
  for (const [call, { times, errors }] of recorder.calls.lesson) {
    const at = (share: number) => `${Math.round(times.at(share))}`;
    console.log(
      `  ${call.padEnd(34)} ${String(times.count).padStart(6)} vezes; p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, no máximo ${Math.round(times.longest)} ms; erros ${errors}`,
    );
  }
}

const setup = SETUPS.find((known) => known === values.setup) ?? 'embedded';
const folder = await makeTestFolder();
const random = createSeededRandom(values.seed);
const installation = await install(setup, folder.path, {
  teams: Number(values.teams),
  password: PASSWORD,
  random: random.child('escola'),
  isFromTheStart: true,
});
let isRight = false;
try {
  await database(installation, seedCouncil);
  const recorder = new Recorder();
  const pace = new Pace(1);
  const classroom: Classroom = { base: installation.base, recorder, pace };
  const { school } = installation;
  const rooms = school.teachers.map(({ username }) => ({
    username,
    room: new Room(classroom, random.child(username)),
  }));
  const voters = new Map(
    school.teams.map(({ username }) => [username, new Voter(classroom, username, random.child(username))]),
  );
  await inParallel(rooms, SIGN_INS_AT_ONCE, ({ username, room }) => room.open(username));
  await inParallel([...voters.values()], SIGN_INS_AT_ONCE, (voter) => voter.signIn());
  console.log(
    `${voters.size} equipas de ${rooms.length} turmas votam em ${values.seconds} s; carga da máquina antes: ${number(loadavg()[0] ?? 0)}`,
  );
  const watch = new Watch(installation);
  const showing = Promise.all(rooms.map(({ room }) => room.show()));
  await watch.turn('entry');
  recorder.phase = 'lesson';
  watch.start();
  await Promise.all([...voters.values()].map((voter) => voter.vote(votingMs)));
  await watch.turn('lesson');
  watch.stop();
  recorder.phase = 'end';
  pace.end();
  await showing;
  print(recorder);
  const seen = watch.seen.lesson;
  if (seen)
    console.log(
      `  processador, em núcleos: servidor ${number(seen.cpu.servers)}, PostgreSQL ${number(seen.cpu.postgres)}, gerador ${number(seen.cpu.generator)}, outros ${number(seen.others)}; carga ${number(loadavg()[0] ?? 0)}`,
    );
  const acknowledged = [...voters.values()].reduce((sum, voter) => sum + voter.acknowledgedCount, 0);
  let counted = 0;
  for (const { room } of rooms) {
    await room.step('next');
    counted += (await room.result()).counted;
    room.putAway();
  }
  for (const { tablet } of voters.values()) tablet.putAway();
  const wrong = await database(installation, (client) => differing(client, voters));
  const { errors } = recorder.total('lesson');
  console.log(
    `  votos confirmados ${acknowledged}, equipas contadas ${counted} de ${voters.size}, votos guardados diferentes do último confirmado ${wrong}, erros ${errors}`,
  );
  for (const line of recorder.errorMessages) console.log(line.slice(0, 300));
  isRight = counted === voters.size && wrong === 0 && errors === 0;
} finally {
  await installation.stop();
  await folder.remove();
}
process.exit(isRight ? 0 : 1);
