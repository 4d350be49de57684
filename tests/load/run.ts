import { parseArgs } from 'node:util';
import { openFilesMax } from './openFiles.ts';
import { callTable, hardware, isClean, ladderTable } from './report.ts';
import { climb, type RungResult } from './rung.ts';
import { SETUPS, type Setup } from './setups.ts';

const SHOWN_MAX = 20;

/**
 * `npm run load -- --teams 200`: simulates so many teams and their teachers using the built product; prints the duration of each
 * call and the first bottleneck. `--ladder 50,100,200` runs one size after the other; `--setup` chooses the installation.
 */
const { values } = parseArgs({
  options: {
    teams: { type: 'string', default: '50' },
    /** Numbers of teams, smallest first; replaces `teams`. */
    ladder: { type: 'string' },
    setup: { type: 'string', default: 'embedded' },
    minutes: { type: 'string', default: '6' },
    /** Teams sign in with the codes of their cards. */
    codes: { type: 'boolean', default: false },
    /** Minutes in which all teams enter. */
    entry: { type: 'string', default: '1' },
    /** How many times longer than usual people think: a quiet lesson. */
    calm: { type: 'string', default: '1' },
    /** Connections per tablet, as behind a proxy that keeps few. */
    connections: { type: 'string', default: '6' },
    /** Simulates the whole hour, from the tutorial to the council. */
    whole: { type: 'boolean', default: false },
    seed: { type: 'string', default: '2026' },
    /** Divides all pauses, to try the harness, not to measure. */
    speed: { type: 'string', default: '1' },
    /** Memory in MB for server and embedded database together, and cores, to simulate a smaller machine (needs root). */
    memory: { type: 'string' },
    cores: { type: 'string' },
  },
});
const say = (line: string) => void process.stdout.write(`${line}\n`);
const rungs = (values.ladder ?? values.teams).split(',').map(Number);
const setups = SETUPS.filter((setup) => values.setup === 'all' || values.setup.split(',').includes(setup));
if (setups.length === 0 || !rungs.every((teams) => Number.isInteger(teams) && teams > 0)) {
  say(
    `Uso: npm run load -- --teams N | --ladder 50,100 [--setup ${SETUPS.join('|')}|all] [--minutes 6] [--entry 1] [--calm 1] [--codes] [--whole]`,
  );
  process.exit(2);
}
const options = {
  minutes: Number(values.minutes),
  isWhole: values.whole,
  byCode: values.codes,
  seed: values.seed,
  speed: Number(values.speed),
  entryMinutes: Number(values.entry),
  calm: Number(values.calm),
  connections: Number(values.connections),
  say: (line: string) => void process.stderr.write(`${line}\n`),
  ...(values.memory !== undefined && {
    limits: { memoryMb: Number(values.memory), cores: values.cores === undefined ? undefined : Number(values.cores) },
  }),
};

if (values.memory !== undefined && (setups.length > 1 || setups[0] !== 'embedded')) {
  say('Só com a base de dados incluída se mede uma máquina mais pequena: --setup embedded.');
  process.exit(2);
}
// One more of a tablet than its connections, for its files.
if (openFilesMax() < (options.connections + 1) * Math.max(...rungs)) {
  say(`Nesta máquina um programa só abre ${openFilesMax()} ficheiros e ligações: suba o limite (ulimit -Hn) primeiro.`);
  process.exit(2);
}

let isGood = true;
for (const setup of setups) await climbAll(setup);
process.exit(isGood ? 0 : 1);

async function climbAll(setup: Setup): Promise<void> {
  const results: RungResult[] = [];
  for (const teams of rungs) {
    const result = await climb({ ...options, setup, teams });
    results.push(result);
    if (results.length === 1) say(`\n${hardware(result.postgresVersion, options)}\n`);
    tell(result);
    isGood &&= isClean(result);
  }
  say(`\n${ladderTable(results)}`);
}

function tell(result: RungResult): void {
  say(`\n### ${result.teams} equipas, o minuto da entrada\n\n${callTable(result, 'entry')}`);
  say(`\n### ${result.teams} equipas, a aula\n\n${callTable(result, 'lesson')}\n`);
  const { recorder, lost, twice, foreign, stuck } = result;
  const wrong = { erro: recorder.errorMessages, parou: stuck, perdido: lost, 'a dobrar': twice, 'de ninguém': foreign };
  for (const [what, lines] of Object.entries(wrong)) {
    for (const line of lines.slice(0, SHOWN_MAX)) say(`${what}: ${line.slice(0, 300)}`);
  }
}
