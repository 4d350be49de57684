import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Failure } from '../../assetManifest.ts';
import type { ClipOrder, MadeClip, Workshop } from './workshop.ts';

const WORKER = fileURLToPath(new URL('clipWorker.ts', import.meta.url));

/** What a worker says: lines to report, a clip, or why there is none. */
export type Answer = { report: string } | Outcome;
type Outcome = { made: MadeClip } | { failed: string };

/** `worker`: the program that each of the crew runs; `size`: how many they are at most. */
type Crew = { worker: string; size: number };

/**
 * Makes the clips on all processors; each is handed over as it is done. The order does not change what is made.
 * @returns the lines without a clip; a worker that dies leaves the one it had, the rest goes to the others
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

/** One worker, order after order, until none waits or it is gone. */
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

/** A worker of its own process. What it is asked to make it answers in any case: for one that has died, its end does. */
function hire(program: string, { folder, report }: Workshop): Worker {
  const child = fork(program, [folder]);
  let isThere = true;
  const end = endOf(child).then((failed): Outcome => {
    isThere = false;
    return { failed };
  });
  child.on('message', (answer: Answer) => {
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
    const hear = (answer: Answer) => {
      if ('report' in answer) return;
      child.off('message', hear);
      done(answer);
    };
    child.on('message', hear);
    // Whoever cannot be told any more is gone, which `end` says.
    child.send(order, () => undefined);
  });
}

/** Why there is no worker any more. */
function endOf(child: ChildProcess): Promise<string> {
  return new Promise((done) => {
    child.on('error', ({ message }) => done(message));
    child.on('exit', (code, signal) => done(`quem fazia o clipe acabou (${signal ?? `código ${code}`})`));
  });
}
