import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clipFile, narrationLines } from '../../tools/audio/narration/narrationLines.ts';
import { renderAudio } from '../../tools/audio/output/render.ts';

/** No sound is made here: there is no ffmpeg. */
vi.hoisted(() => vi.stubEnv('FFMPEG', '/nowhere/ffmpeg'));

const LINES = narrationLines().filter(({ key }) => key === 'ds/tutorial/outro');
const { execArgv } = process;

let folder = '';
let recordings = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'audio-'));
  recordings = mkdtempSync(path.join(tmpdir(), 'recordings-'));
  // What `npm run audio` starts its workers with.
  process.execArgv = ['--import', import.meta.resolve('tsx')];
});
afterEach(() => {
  process.execArgv = execArgv;
  rmSync(folder, { recursive: true });
  rmSync(recordings, { recursive: true });
});

function render(only: string) {
  return renderAudio({ folder, recordings, lines: LINES, only, report: () => {} });
}

describe('making sounds', { timeout: 60_000 }, () => {
  it('gives back every line that could not be made, in its error’s own words, and still writes down the rest', async () => {
    for (const line of LINES) {
      const file = path.join(recordings, `${clipFile(line)}.wav`);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, 'no sound');
    }
    const failures = await render('ds/tutorial/outro');
    expect(LINES.length).toBeGreaterThan(1);
    expect(failures.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
      LINES.map(({ id }) => ({ id, reason: 'Não é um ficheiro WAV.' })),
    );
    expect(Object.keys(JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')))).toEqual([
      'narration/ds.json',
    ]);
  });

  it('gives back a sound that is no line, too', async () => {
    expect(await render('effects')).toEqual([{ id: 'effects', reason: expect.stringContaining('É preciso o ffmpeg') }]);
    expect(existsSync(path.join(folder, 'manifest.json'))).toBe(true);
  });

  it('knows when there is no such sound', async () => {
    await expect(render('nada')).rejects.toThrow('Não há nenhum som chamado «nada».');
  });
});
