import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clipFile, narrationLines } from '../../tools/audio/narration/narrationLines.ts';
import { renderAudio } from '../../tools/audio/output/render.ts';

/** Without ffmpeg no sound can be made. */
vi.hoisted(() => vi.stubEnv('FFMPEG', '/nowhere/ffmpeg'));

const LINES = narrationLines().filter(({ key }) => key === 'ds/tutorial/outro');
const { execArgv } = process;

let folder = '';
let recordings = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'audio-'));
  recordings = mkdtempSync(path.join(tmpdir(), 'recordings-'));
  // The arguments with which `npm run audio` starts its workers.
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

describe('renderAudio', { timeout: 60_000 }, () => {
  it('returns every failed line with its error message, and still writes index and manifest', async () => {
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

  it('returns a failed effect sprite too', async () => {
    expect(await render('effects')).toEqual([{ id: 'effects', reason: expect.stringContaining('É preciso o ffmpeg') }]);
    expect(existsSync(path.join(folder, 'manifest.json'))).toBe(true);
  });

  it('throws for an unknown sound', async () => {
    await expect(render('nada')).rejects.toThrow('Não há nenhum som chamado «nada».');
  });
});
