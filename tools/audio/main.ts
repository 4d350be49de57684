import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { failureText } from '../assetManifest.ts';
import { narrationLines } from './narration/narrationLines.ts';
import { audioFaults } from './output/check.ts';
import { measuredTable } from './output/measure.ts';
import { renderAudio } from './output/render.ts';

/**
 * `npm run audio`: makes the outdated files of assets/audio. `-- --only KEY` makes one sound ('music', 'effects',
 * 'ds/tutorial/intro/1' or a prefix of such keys); `-- --check` only reports faults; `-- --measure` measures every clip with
 * ffmpeg and prints the figures.
 */
const folder = fileURLToPath(new URL('../../assets/audio', import.meta.url));
const recordings = fileURLToPath(new URL('recordings', import.meta.url));
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    check: { type: 'boolean', default: false },
    measure: { type: 'boolean', default: false },
  },
});

const lines = narrationLines();
if (values.measure) console.log(measuredTable(folder, lines));
const failures =
  values.measure || values.check
    ? []
    : await renderAudio({ folder, recordings, lines, only: values.only, report: console.log });
const faults = [...failures.map(failureText), ...audioFaults({ folder, recordings }, lines)];
if (faults.length > 0) {
  console.error(`Os sons não batem certo com assets/audio/manifest.json:\n- ${faults.join('\n- ')}`);
  process.exitCode = 1;
} else {
  console.log('Os sons batem certo com assets/audio/manifest.json.');
}
