import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { type Outcome, run } from './campaign.ts';
import { crowd } from './crowd.ts';
import { FAILURE_KINDS, type FailureKind, MEANING, NEEDS_DISK } from './failures.ts';
import { LoopDisk } from './LoopDisk.ts';

const SHOWN_MAX = 20;
const CROWDED_MAX_MIB = 1_000;
const SEED_MAX = 2 ** 31;

/**
 * `npm run survival -- --kills 100`: makes the built server fail in every way while teams write, and reports lost writes.
 * `--of server,power` chooses the kinds of failure, `--cuts` the number of power cuts, `--seed` repeats a run. `--crowd 1000`
 * only loads the server with so many clients of each bad kind.
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    cuts: { type: 'string', default: '10' },
    of: { type: 'string', default: FAILURE_KINDS.join() },
    seed: { type: 'string' },
    crowd: { type: 'string' },
  },
});
const seed = values.seed === undefined ? randomInt(SEED_MAX) : Number(values.seed);
const kinds = FAILURE_KINDS.filter((kind) => values.of.split(',').includes(kind));
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
  for (const kind of kinds) {
    if (NEEDS_DISK.includes(kind) && !LoopDisk.canMount()) {
      say(
        'Esta máquina não pode montar um disco próprio: o corte de energia e o disco cheio só correm em Linux, como root.',
      );
      isClean = false;
      continue;
    }
    const times = Number(NEEDS_DISK.includes(kind) ? values.cuts : values.kills);
    show(kind, await run({ kind, times, seed, isBuilt: true, onFailure: progress(kind, times) }));
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

function show(kind: FailureKind, outcome: Outcome): void {
  const { lost, twice, foreign, wrong, folder } = outcome;
  const counts = [outcome.failureCount, outcome.writes, outcome.teams, outcome.triedAgain];
  const failures = [lost.length, twice.length + foreign.length, wrong.length];
  say(`| ${[MEANING[kind], ...counts, ...failures].join(' | ')} |`);
  const told = [...lost, ...twice, ...foreign, ...wrong];
  if (told.length === 0) return;
  isClean = false;
  for (const line of told.slice(0, SHOWN_MAX)) say(`  ${line}`);
  say(`  semente ${seed}; tudo ficou em ${folder}`);
}

/** Shows progress, on a terminal only. */
function progress(kind: FailureKind, times: number) {
  return (number: number, writes: number) => {
    if (process.stderr.isTTY || number % 10 === 0 || times < 10)
      process.stderr.write(`${kind} ${number}/${times}, ${writes} escritas\n`);
  };
}
