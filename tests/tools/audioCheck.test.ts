import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fileFacts } from '../../tools/assetManifest.ts';
import type { ClipEntry } from '../../tools/audio/narration/clip.ts';
import { narrationLines } from '../../tools/audio/narration/narrationLines.ts';
import { audioFaults } from '../../tools/audio/output/check.ts';
import type { Manifest, ManifestEntry } from '../../tools/audio/output/manifest.ts';
import { voiceFaults } from '../../tools/audio/output/voiceFaults.ts';

const ASSETS = fileURLToPath(new URL('../../assets/audio', import.meta.url));
const RECORDINGS = fileURLToPath(new URL('../../tools/audio/recordings', import.meta.url));
const INTRO = 'ds/tutorial/intro/1';
const LINES = narrationLines();

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'audio-'));
  cpSync(ASSETS, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

function faults(lines = LINES): string[] {
  return audioFaults({ folder, recordings: RECORDINGS }, lines);
}

function edit<Data>(name: string, change: (data: Data) => void): void {
  const file = path.join(folder, name);
  const data: Data = JSON.parse(readFileSync(file, 'utf8'));
  change(data);
  writeFileSync(file, JSON.stringify(data));
}

/** Changes the clip index and updates the manifest, so that only the index content can be faulty. */
function editIndex(change: (index: Record<string, ClipEntry>) => void): void {
  edit('narration/ds.json', change);
  edit<Manifest>('manifest.json', (manifest) => {
    Object.assign(manifest['narration/ds.json'] ?? {}, fileFacts(folder, 'narration/ds.json'));
  });
}

describe('the check of the sounds', () => {
  it('finds no fault in the product’s sounds', () => {
    expect(audioFaults({ folder: ASSETS, recordings: RECORDINGS }, LINES)).toEqual([]);
  });

  it('reports a missing file and the command that makes it', () => {
    rmSync(path.join(folder, 'effects.m4a'));
    expect(faults()).toEqual(['Falta o ficheiro effects.m4a: refaçam-no com «npm run audio -- --only effects».']);
  });

  it('reports an unexpected file', () => {
    writeFileSync(path.join(folder, 'narration/ds/extra.webm'), 'x');
    expect(faults()).toEqual(['O ficheiro narration/ds/extra.webm está a mais: «npm run audio» retira-o.']);
  });

  it('detects changed content of the same or another size', () => {
    const file = path.join(folder, 'music/1.webm');
    const content = readFileSync(file);
    content.writeUInt8(content.readUInt8(5000) ^ 1, 5000);
    writeFileSync(file, content);
    expect(faults()).toEqual([expect.stringContaining('music/1.webm: o conteúdo mudou (sha256 diferente)')]);
    writeFileSync(file, 'x');
    expect(faults()).toEqual([expect.stringContaining('music/1.webm: tem 1 bytes')]);
  });

  it('requires a licence and an entry for each file', () => {
    edit<Manifest>('manifest.json', (manifest) => {
      delete manifest['music/1.m4a'];
      Object.assign(manifest['music/1.webm'] ?? {}, { licence: '' });
    });
    expect(faults()).toEqual([
      expect.stringContaining('music/1.webm: falta a licença'),
      expect.stringContaining('music/1.m4a não consta do manifesto'),
    ]);
  });

  it('reports the outdated clip when the script changes', () => {
    const changed = LINES.map((line) => (line.id === INTRO ? { ...line, text: 'Olá, equipa!' } : line));
    expect(faults(changed)).toEqual([
      'A fala «ds/tutorial/intro/1» mudou no guião («Olá, equipa!»): refaçam o clipe com «npm run audio -- --only ds/tutorial/intro/1».',
    ]);
  });

  it('reports sounds whose sources have changed', () => {
    edit<Manifest>('manifest.json', (manifest) => {
      Object.assign(manifest['narration/ds/tutorial/intro-1.m4a'] ?? {}, { source: '0' });
      Object.assign(manifest['music/1.m4a'] ?? {}, { source: '0' });
    });
    expect(faults()).toEqual([
      expect.stringContaining('O som «music» já não corresponde ao que lhe deu origem'),
      expect.stringContaining('O som «ds/tutorial/intro/1» já não corresponde ao que lhe deu origem'),
    ]);
  });

  it('requires a clip for each voiced line, and none for a removed line', () => {
    expect(faults(LINES.filter(({ id }) => id !== INTRO))).toEqual([
      expect.stringContaining('narration/ds/tutorial/intro-1.m4a está a mais'),
      expect.stringContaining('narration/ds/tutorial/intro-1.webm está a mais'),
      expect.stringContaining('«ds/tutorial/intro/1» tem clipe, mas já não existe no guião'),
    ]);
    editIndex((index) => delete index[INTRO]);
    expect(faults()).toEqual([expect.stringContaining('A fala «ds/tutorial/intro/1» não tem legenda')]);
  });

  it.each<[string, (made: ManifestEntry) => void, string[]]>([
    [
      'too loud',
      ({ voice }) => Object.assign(voice ?? {}, { lufs: -14.9 }),
      ['o volume é de -14.9 LUFS e devia ser de -16'],
    ],
    ['too soft', ({ voice }) => Object.assign(voice ?? {}, { lufs: -17.1 }), ['o volume é de -17.1 LUFS']],
    ['close to distortion', ({ voice }) => Object.assign(voice ?? {}, { peakDb: -1 }), ['o pico é de -1 dB']],
    ['a late start', ({ voice }) => Object.assign(voice ?? {}, { leadMs: 61 }), ['começa com 61 ms de silêncio']],
    ['too fast', ({ voice }) => Object.assign(voice ?? {}, { words: 40 }), ['demasiado rápido: 40 palavras']],
    ['too slow', ({ voice }) => Object.assign(voice ?? {}, { words: 5 }), ['demasiado lento: 5 palavras']],
    ['no measurement', (made) => delete made.voice, ['falta a medição da voz']],
  ])('reports an audible fault of a clip: %s', (_name, spoil, expected) => {
    const file = 'narration/ds/tutorial/intro-1.m4a';
    edit<Manifest>('manifest.json', (manifest) => {
      const made = manifest[file];
      if (made !== undefined) spoil(made);
    });
    expect(faults()).toEqual(expected.map((text) => expect.stringMatching(new RegExp(`^${file}: .*${text}`))));
  });

  it('ignores the pace of human recordings, but not their loudness', () => {
    const made = { bytes: 1, sha256: '', source: '', licence: 'MIT', ms: 9_000 };
    const voice = { words: 5, lufs: -16, peakDb: -3, leadMs: 20 };
    expect(voiceFaults('a.webm', { ...made, voice }, true)).toEqual([]);
    expect(voiceFaults('a.webm', { ...made, voice }, false)).toHaveLength(1);
    expect(voiceFaults('a.webm', { ...made, voice: { ...voice, lufs: -20 } }, true)).toHaveLength(1);
  });

  it.each<[string, (entry: ClipEntry) => void]>([
    ['a word is missing', ({ words }) => words.splice(3, 1)],
    ['the last word is missing', ({ words }) => words.pop()],
    ['a word comes too early', ({ words }) => words.splice(3, 1, [17, 20, 0])],
    ['a word comes after the end', ({ words, ms }) => words.splice(-1, 1, [67, 72, ms + 1])],
  ])('requires captions that cover the text in order: %s', (_name, spoil) => {
    editIndex((index) => {
      const entry = index[INTRO];
      if (entry !== undefined) spoil(entry);
    });
    expect(faults()).toEqual([expect.stringContaining('As palavras da legenda «ds/tutorial/intro/1» não cobrem')]);
  });
});
