import { failureOf } from '../../assetManifest.ts';
import type { WorkerMessage } from './workerPool.ts';
import { type ClipOrder, makeClip } from './workshop.ts';

/** Worker process: makes the clips that the parent sends, in the folder given as argument, until the parent disconnects. */
const [folder = ''] = process.argv.slice(2);
const answer = (words: WorkerMessage) => process.send?.(words);
const workshop = { folder, report: (line: string) => void answer({ report: line }) };

process.on('message', (order: ClipOrder) => {
  makeClip(workshop, order).then(
    (made) => answer({ made }),
    (error: unknown) => answer({ failed: failureOf(order.line.id, error).reason }),
  );
});
process.on('disconnect', () => process.exit());
