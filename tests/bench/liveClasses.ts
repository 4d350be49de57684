/**
 * `npm run bench:liveClasses`: 100 classes of 8 teams in session at once, each with its teacher's panel open. Prints the time
 * from a team's key to its tile on the panel, errors, processor, and how often each class is read, with one watcher a class
 * and with five. Server, database and devices share the machine. Asserts nothing.
 */
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { CLASS_READ_EVERY_MS } from '#domain/limits.ts';
import { ClassTeam } from '../load/clients/ClassTeam.ts';
import { followClass } from '../load/clients/followEvents.ts';
import { signIn } from '../load/clients/signIn.ts';
import { type Classroom, Tablet } from '../load/clients/Tablet.ts';
import { Pace } from '../load/Pace.ts';
import { type Phase, Recorder } from '../load/Recorder.ts';
import { type Installation, install, SETUPS } from '../load/setups.ts';
import { TileTimes } from '../load/TileTimes.ts';
import { type Seen, Watch } from '../load/Watch.ts';
import { createSeededRandom } from '../support/product/seededRandom.ts';
import { WriteLedger } from '../support/product/WriteLedger.ts';
import { makeTestFolder } from '../support/testFolder.ts';

const PASSWORD = 'bench-password';
const TEAMS_PER_CLASS = 8;
/** One class in so many has a second panel from the beginning. */
const SECOND_PANEL_EVERY = 4;
const WATCHERS = 5;
const SETTLE_MS = 10_000;
const SAY_EVERY_MS = 5_000;
/** PostgreSQL publishes the counts of a connection with a delay. */
const COUNTS_DELAY_MS = 2_000;
/** The requirement: from the key to the tile, p95. */
const WITHIN_MS = 2_000;

const { values } = parseArgs({
  options: {
    classes: { type: 'string', default: '100' },
    /** Seconds of each of the two measurements. */
    seconds: { type: 'string', default: '60' },
    /** Seconds in which all teams sign in. */
    entry: { type: 'string', default: '120' },
    setup: { type: 'string', default: 'embedded' },
    seed: { type: 'string', default: '2026' },
  },
});
const classes = Number(values.classes);
const seconds = Number(values.seconds);

interface Panel {
  classId: string;
  tablet: Tablet;
  events: number;
}

interface Measured {
  seen: Seen;
  /** Of all classes together. */
  classReads: number;
  /** Events on the panels of all classes, and on the first panel of the class that got most. */
  events: number;
  mostEvents: number;
  panels: number;
  load: number;
}

/** Signs in a class's teacher, starts the lesson and opens the panel. */
async function openPanel(room: Classroom, username: string): Promise<Panel> {
  const tablet = new Tablet(room, createSeededRandom(username));
  await signIn(tablet, { username, password: PASSWORD });
  const { classes: own } = await tablet.json<{ classes: { _id: string }[] }>('GET /classes/all');
  const classId = own[0]?._id ?? '';
  await tablet.insist(`POST /classes/${classId}/lesson`, { as: 'POST /classes/:id/lesson', json: {} });
  return watch({ classId, tablet, events: 0 }, (live) => room.tiles?.show(live));
}

function watch(panel: Panel, onClass: Parameters<typeof followClass>[2] = () => {}): Panel {
  void followClass(panel.tablet, panel.classId, (live) => {
    panel.events += 1;
    onClass(live);
  });
  return panel;
}

/** Counts the reads of classes: the statement that reads a class looks at its settings once, and hardly anything else does. */
async function countClassReads(client: pg.Client): Promise<number> {
  await sleep(COUNTS_DELAY_MS);
  const { rows } = await client.query<{ reads: string }>(
    "select seq_scan + coalesce(idx_scan, 0) as reads from pg_stat_user_tables where relname = 'lesson_settings'",
  );
  return Number(rows[0]?.reads);
}

class LiveClassesBench {
  readonly recorder = new Recorder();
  readonly model = new WriteLedger();
  readonly stuck: string[] = [];
  private readonly pace = new Pace(1);
  private readonly room: Classroom;
  private readonly installation: Installation;
  private readonly watch: Watch;
  private readonly panels: Panel[] = [];
  private teams: ClassTeam[] = [];
  private playing: Promise<unknown> = Promise.resolve();

  constructor(installation: Installation) {
    this.installation = installation;
    const { recorder, pace } = this;
    this.room = { base: installation.base, recorder, pace, tiles: new TileTimes(recorder) };
    this.watch = new Watch(installation);
  }

  /** Opens a panel for each class and lets all teams sign in. */
  async open(entryMs: number): Promise<void> {
    const { school } = this.installation;
    for (const { username } of school.teachers) this.panels.push(await openPanel(this.room, username));
    this.openMore((place) => (place % SECOND_PANEL_EVERY === 0 ? 1 : 0));
    const random = createSeededRandom(`${values.seed}/aula`);
    let inside = 0;
    const onIn = () => {
      inside += 1;
    };
    this.teams = school.teams.map(
      (team) =>
        new ClassTeam({
          ...team,
          room: this.room,
          model: this.model,
          random: random.child(team.username),
          password: PASSWORD,
          isRenewing: false,
          onIn,
        }),
    );
    this.playing = Promise.all(
      this.teams.map((team) => team.play(random.next() * entryMs).catch((error) => this.stuck.push(String(error)))),
    );
    while (inside + this.stuck.length < this.teams.length) {
      await sleep(SAY_EVERY_MS);
      const { errors, errorMessages } = this.recorder;
      process.stderr.write(`${inside} de ${this.teams.length} dentro, erros ${errors} ${errorMessages.at(-1) ?? ''}\n`);
    }
    await sleep(SETTLE_MS);
  }

  /** Opens as many more panels of each class as `count` says, by the place of the class. */
  openMore(count: (place: number) => number): void {
    for (const [place, { classId, tablet }] of this.panels.slice(0, classes).entries()) {
      for (let n = 0; n < count(place); n += 1) this.panels.push(watch({ classId, tablet, events: 0 }));
    }
  }

  async measure(phase: Phase, client: pg.Client): Promise<Measured> {
    for (const panel of this.panels) panel.events = 0;
    const before = await countClassReads(client);
    const eventsBefore = this.panels.map(({ events }) => events);
    this.recorder.phase = phase;
    await this.watch.turn('entry');
    this.watch.start();
    await sleep(seconds * 1_000);
    await this.watch.turn(phase);
    this.watch.stop();
    const load = loadavg()[0] ?? 0;
    const events = this.panels.map((panel, place) => panel.events - (eventsBefore[place] ?? 0));
    const classReads = (await countClassReads(client)) - before;
    const seen = this.watch.seen[phase];
    if (seen === undefined) throw new Error('Nothing was seen.');
    return {
      seen,
      classReads,
      events: events.reduce((sum, count) => sum + count, 0),
      mostEvents: Math.max(...events.slice(0, classes)),
      panels: this.panels.length,
      load,
    };
  }

  async close(): Promise<void> {
    this.pace.end();
    await this.playing;
    await Promise.all(this.teams.map((team) => team.putAside(false)));
    for (const { tablet } of this.panels) tablet.putAway();
  }
}

const ms = (value: number) => `${Math.round(value)} ms`;
const number = (value: number) => value.toFixed(2).replace('.', ',');

function print(title: string, phase: Phase, { recorder }: LiveClassesBench, measured: Measured): void {
  const { seen, classReads, events, mostEvents, panels, load } = measured;
  const tiles = recorder.tiles[phase];
  const rate = (call: string) => number((recorder.calls[phase].get(call)?.times.count ?? 0) / seen.seconds);
  const all = recorder.total(phase);
  // Reads are counted over the measurement and the delay of the counts, before and after it.
  const counted = seen.seconds + COUNTS_DELAY_MS / 1_000;
  console.log(`\n${title}: ${panels} painéis abertos; carga da máquina ${number(load)}`);
  console.log(
    `  da tecla ao mosaico: p50 ${ms(tiles.at(0.5))}, p95 ${ms(tiles.at(0.95))}, p99 ${ms(tiles.at(0.99))}, no máximo ${ms(tiles.longest)} (${tiles.count} vezes); p95 / pedido: ${number(tiles.at(0.95) / WITHIN_MS)}`,
  );
  console.log(
    `  pedidos por segundo: ${number(all.times.count / seen.seconds)} (aparelhos ${rate('PUT /device')}, rascunhos ${rate('PUT /draft')}); p95 ${ms(all.times.at(0.95))}; erros ${all.errors}`,
  );
  console.log(
    `  leituras de cada turma por segundo: ${number(classReads / counted / classes)} (no máximo ${number(1_000 / CLASS_READ_EVERY_MS)}; a turma mais vista ${number(mostEvents / seen.seconds)}); notícias por leitura: ${number(events / seen.seconds / (classReads / counted))}`,
  );
  const { servers, postgres, generator } = seen.cpu;
  console.log(
    `  processador, em núcleos: servidor ${number(servers)}, PostgreSQL ${number(postgres)}, gerador ${number(generator)}, outros ${number(seen.others)}; atraso do ciclo do servidor, p99: mediana ${ms(seen.lagMedian)}, pior ${ms(seen.lagWorst)}; à espera da base de dados, no máximo ${seen.poolWaiting}`,
  );
}

const setup = SETUPS.find((known) => known === values.setup) ?? 'embedded';
const folder = await makeTestFolder();
const installation = await install(setup, folder.path, {
  teams: classes * TEAMS_PER_CLASS,
  password: PASSWORD,
  random: createSeededRandom(values.seed).child('escola'),
  isFromTheStart: false,
});
try {
  const client = new pg.Client(await installation.database());
  await client.connect();
  const bench = new LiveClassesBench(installation);
  console.log(`${classes} turmas de ${TEAMS_PER_CLASS} equipas em aula (pedido: p95 em ${ms(WITHIN_MS)}, 0 erros)`);
  await bench.open(Number(values.entry) * 1_000);
  console.log(`à entrada de todas as equipas: erros ${bench.recorder.total('entry').errors}`);
  const one = await bench.measure('lesson', client);
  print('Um painel por turma, e um segundo em algumas', 'lesson', bench, one);
  bench.openMore((place) => WATCHERS - 1 - (place % SECOND_PANEL_EVERY === 0 ? 1 : 0));
  await sleep(SETTLE_MS);
  const many = await bench.measure('end', client);
  print(`${WATCHERS} painéis por turma`, 'end', bench, many);
  console.log(
    `\n${WATCHERS} painéis / um: leituras ×${number(many.classReads / one.classReads)}, servidor ×${number(many.seen.cpu.servers / one.seen.cpu.servers)}, PostgreSQL ×${number(many.seen.cpu.postgres / one.seen.cpu.postgres)}`,
  );
  for (const line of [...bench.recorder.errorMessages, ...bench.stuck].slice(0, 20)) console.log(line.slice(0, 300));
  await client.end();
  await bench.close();
} finally {
  await installation.stop();
  await folder.remove();
}
process.exit(0);
