import { parseArgs } from 'node:util';
import { startDebianPostgres } from '../support/product/debianPostgres.ts';
import { playBrowser } from './browserTeam.ts';
import { type ClassroomResult, playClassroom } from './classroom.ts';
import { playCouncil } from './council/playCouncil.ts';
import { playNetworkFaults } from './network/run.ts';
import { browserTable, classTable, councilTable, writeReport } from './report.ts';

/**
 * `npm run chaos`: plays a whole school over a bad network while its server is restarted, and checks that no work is lost.
 * `--browser 50`: plays one team in a real browser whose tab is killed so many times.
 * `--faults network`: cuts, delays, freezes and kills machines in network namespaces of their own; needs root.
 * `--council 10`: holds a council session whose vote is opened so many times.
 */
const { values } = parseArgs({
  options: {
    teams: { type: 'string', default: '40' },
    restarts: { type: 'string', default: '10' },
    /** One in so many teams plays with two devices. */
    pairs: { type: 'string', default: '5' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    database: { type: 'string', default: 'both' },
    browser: { type: 'string', default: '0' },
    council: { type: 'string', default: '0' },
    speed: { type: 'string', default: '6' },
    /** Requests with a fault, in per cent; `network`: the faults of network, machines and clocks instead. */
    faults: { type: 'string', default: '30' },
    /** With `--faults network`: names of faults, with commas, and how long each lasts. */
    only: { type: 'string', default: '' },
    seconds: { type: 'string', default: '30' },
  },
});
const say = (line: string) => console.log(line);
const share = Number(values.faults) / 100;

async function play(databaseUrl?: string): Promise<ClassroomResult> {
  const result = await playClassroom({
    teams: Number(values.teams),
    restarts: Number(values.restarts),
    twoDevicesEvery: Number(values.pairs),
    seed: values.seed,
    databaseUrl,
    share,
    speed: Number(values.speed),
    timeMs: 15 * 60_000,
    say,
  });
  const { stuck, missing, lost, doubled, lesson } = result;
  for (const line of [...stuck, ...missing, ...lost, ...doubled, ...lesson.violations]) say(line);
  return result;
}

async function playOnDebian(): Promise<ClassroomResult> {
  const postgres = process.env.DATABASE_URL ? null : await startDebianPostgres();
  try {
    return await play(postgres?.url ?? process.env.DATABASE_URL);
  } finally {
    postgres?.stop();
  }
}

const how = `com a semente ${values.seed} e ${values.faults} % dos pedidos estragados.`;

async function playClasses(): Promise<boolean> {
  const results: Record<string, ClassroomResult> = {};
  if (values.database !== 'external') results['Base de dados embutida'] = await play();
  if (values.database !== 'embedded') results['Base de dados de `DATABASE_URL`'] = await playOnDebian();
  const table = classTable(results);
  say(table);
  const pairs = values.pairs === '1' ? 'todas' : `uma em cada ${values.pairs}`;
  const who = `${values.teams} equipas, ${pairs} em dois dispositivos, e o servidor reiniciado ${values.restarts} vezes`;
  writeReport('turmas', `${who}, ${how}`, table);
  return Object.values(results).every(
    ({ lost, doubled, missing, inCouncil, teams, lesson }) =>
      lost.length + doubled.length + missing.length + lesson.violations.length === 0 && inCouncil === teams,
  );
}

async function playAtBrowser(): Promise<boolean> {
  const result = await playBrowser({ kills: Number(values.browser), seed: values.seed, share, say });
  const table = browserTable(result);
  say(table);
  writeReport('navegador', `Uma equipa num Chromium verdadeiro, ${how}`, table);
  return result.lostOlder === 0 && result.different.length === 0;
}

async function holdCouncil(): Promise<boolean> {
  const teams = Number(values.teams);
  const result = await playCouncil({ teams, rounds: Number(values.council), seed: values.seed, share, say });
  const { lost, violations } = result.council;
  for (const line of [...lost, ...violations]) say(line);
  const table = councilTable(result);
  say(table);
  writeReport('conselho', `${teams} equipas, metade em dois dispositivos, ${how}`, table);
  return lost.length + violations.length === 0;
}

function playOverNetwork(): Promise<boolean> {
  const { teams, seconds, speed, seed, only } = values;
  return playNetworkFaults({
    ...{ teams: Number(teams), seconds: Number(seconds), speed: Number(speed), seed, say },
    only: only.split(',').filter(Boolean),
  });
}

async function playChosen(): Promise<boolean> {
  if (values.faults === 'network') return playOverNetwork();
  if (Number(values.council) > 0) return holdCouncil();
  return Number(values.browser) > 0 ? playAtBrowser() : playClasses();
}

const isGood = await playChosen();
process.exit(isGood ? 0 : 1);
