import { failureOf } from '../../assetManifest.ts';
import type { Answer } from './crew.ts';
import { type ClipOrder, makeClip } from './workshop.ts';

/** One of the crew: makes the clips it is told to, in the folder that it works for, for as long as somebody tells it. */
const [folder = ''] = process.argv.slice(2);
const answer = (words: Answer) => process.send?.(words);
const workshop = { folder, report: (line: string) => void answer({ report: line }) };

process.on('message', (order: ClipOrder) => {
  makeClip(workshop, order).then(
    (made) => answer({ made }),
    (error: unknown) => answer({ failed: failureOf(order.line.id, error).reason }),
  );
});
process.on('disconnect', () => process.exit());
