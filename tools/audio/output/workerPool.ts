import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Failure } from '../../assetManifest.ts';
import type { ClipOrder, MadeClip, Workshop } from './workshop.ts';

const WORKER = fileURLToPath(new URL('clipWorker.ts', import.meta.url));

/** A worker's message: a line to report, a finished clip, or the reason of a failure. */
export type WorkerMessage = { report: string } | Outcome;
type Outcome = { made: MadeClip } | { failed: string };

/** `worker`: the program of each worker process; `size`: the maximum number of processes. */
type Crew = { worker: string; size: number };

/**
 * Makes the clips on all processors and hands over each finished one. The order does not affect the results.
 * @returns the lines without a clip; a worker that dies loses only its current clip, the others make the rest
 */
export async function makeClips(
  workshop: Workshop,
  orders: readonly ClipOrder[],
  onMade: (made: MadeClip) => void,
  { worker, size }: Crew = { worker: WORKER, size: availableParallelism() },
): Promise<Failure[]> {
  const waiting = [...orders];
  const failures: Failure[] = [];
  const settle = ({ line }: ClipOrder, outcome: Outcome) => {
    if ('made' in outcome) onMade(outcome.made);
    else failures.push({ id: line.id, reason: outcome.failed });
  };
  const crew = Array.from({ length: Math.min(size, waiting.length) }, () => hire(worker, workshop));
  try {
    await Promise.all(crew.map((one) => work(one, waiting, settle)));
  } finally {
    for (const { dismiss } of crew) dismiss();
  }
  const left = waiting.map(({ line }) => ({ id: line.id, reason: 'já não havia quem fizesse clipes' }));
  return [...failures, ...left];
}

type Worker = { isThere: () => boolean; make: (order: ClipOrder) => Promise<Outcome>; dismiss: () => void };

/** Runs one worker, order by order, until the queue is empty or the process has ended. */
async function work(
  { isThere, make }: Worker,
  waiting: ClipOrder[],
  settle: (order: ClipOrder, outcome: Outcome) => void,
): Promise<void> {
  while (isThere()) {
    const order = waiting.shift();
    if (order === undefined) return;
    settle(order, await make(order));
  }
}

/** Starts a worker process. `make` always settles: if the process dies, with the reason of its end. */
function hire(program: string, { folder, report }: Workshop): Worker {
  const child = fork(program, [folder]);
  let isThere = true;
  const end = endOf(child).then((failed): Outcome => {
    isThere = false;
    return { failed };
  });
  child.on('message', (answer: WorkerMessage) => {
    if ('report' in answer) report(answer.report);
  });
  return {
    isThere: () => isThere,
    make: (order) => Promise.race([outcomeOf(child, order), end]),
    dismiss: () => {
      if (child.connected) child.disconnect();
    },
  };
}

function outcomeOf(child: ChildProcess, order: ClipOrder): Promise<Outcome> {
  return new Promise((done) => {
    const hear = (answer: WorkerMessage) => {
      if ('report' in answer) return;
      child.off('message', hear);
      done(answer);
    };
    child.on('message', hear);
    // A failed send means that the process has ended, which `end` reports.
    child.send(order, () => undefined);
  });
}

/** Resolves with the reason when the process ends. */
function endOf(child: ChildProcess): Promise<string> {
  return new Promise((done) => {
    child.on('error', ({ message }) => done(message));
    child.on('exit', (code, signal) => done(`quem fazia o clipe acabou (${signal ?? `código ${code}`})`));
  });
}
