import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { BLOWS, type Blow, MEANING, NEEDS_DISK } from './blows.ts';
import { type Outcome, run } from './campaign.ts';
import { crowd } from './crowd.ts';
import { LoopDisk } from './LoopDisk.ts';

const SHOWN_MAX = 20;
const CROWDED_MAX_MIB = 1_000;
const SEED_MAX = 2 ** 31;

/**
 * `npm run survival -- --kills 100`: strikes the built server down in every way while teams write, and says what was
 * lost. `--of server,power` chooses the blows, `--cuts` how many power cuts, `--seed` repeats a run. `--crowd 1000` does
 * nothing but crowd the server with so many clients of each bad kind.
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    cuts: { type: 'string', default: '10' },
    of: { type: 'string', default: BLOWS.join() },
    seed: { type: 'string' },
    crowd: { type: 'string' },
  },
});
const seed = values.seed === undefined ? randomInt(SEED_MAX) : Number(values.seed);
const blows = BLOWS.filter((blow) => values.of.split(',').includes(blow));
const say = (line: string) => void process.stdout.write(`${line}\n`);

let isClean = true;
if (values.crowd !== undefined) await showCrowd(Number(values.crowd));
else await strikeAll();
process.exitCode = isClean ? 0 : 1;

async function strikeAll(): Promise<void> {
  say(`semente ${seed}`);
  say(
    '| o que se faz | vezes | escritas confirmadas | equipas | pedidos repetidos | perdidas | repetidas | respostas erradas |',
  );
  say('|---|---|---|---|---|---|---|---|');
  for (const blow of blows) {
    if (NEEDS_DISK.includes(blow) && !LoopDisk.canMount()) {
      say(
        'Esta máquina não pode montar um disco próprio: o corte de energia e o disco cheio só correm em Linux, como root.',
      );
      isClean = false;
      continue;
    }
    const times = Number(NEEDS_DISK.includes(blow) ? values.cuts : values.kills);
    show(blow, await run({ blow, times, seed, isBuilt: true, onBlow: progress(blow, times) }));
  }
}

async function showCrowd(many: number): Promise<void> {
  const { steps, unanswered } = await crowd(many, true);
  say('| clientes, uns em cima dos outros | quantos | memória do servidor (MiB) |');
  say('|---|---|---|');
  for (const { what, clients, mebibytes } of steps) say(`| ${[what, clients, mebibytes].join(' | ')} |`);
  isClean = unanswered === 0 && steps.every(({ mebibytes }) => mebibytes < CROWDED_MAX_MIB);
  if (!isClean) say(`Pedidos de outros sem resposta: ${unanswered}; limite de memória: ${CROWDED_MAX_MIB} MiB.`);
}

function show(blow: Blow, outcome: Outcome): void {
  const { lost, twice, foreign, wrong, folder } = outcome;
  const counts = [outcome.blows, outcome.writes, outcome.teams, outcome.triedAgain];
  const failures = [lost.length, twice.length + foreign.length, wrong.length];
  say(`| ${[MEANING[blow], ...counts, ...failures].join(' | ')} |`);
  const told = [...lost, ...twice, ...foreign, ...wrong];
  if (told.length === 0) return;
  isClean = false;
  for (const line of told.slice(0, SHOWN_MAX)) say(`  ${line}`);
  say(`  semente ${seed}; tudo ficou em ${folder}`);
}

/** On the terminal only, beside the table. */
function progress(blow: Blow, times: number) {
  return (number: number, writes: number) => {
    if (process.stderr.isTTY || number % 10 === 0 || times < 10)
      process.stderr.write(`${blow} ${number}/${times}, ${writes} escritas\n`);
  };
}
