import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ClipEntry } from '../../tools/audio/narration/clip.ts';
import { voicedLines } from '../../tools/audio/narration/narrationLines.ts';
import { audioFaults } from '../../tools/audio/output/check.ts';
import { fileFacts, type Manifest } from '../../tools/audio/output/manifest.ts';

const ASSETS = fileURLToPath(new URL('../../assets/audio', import.meta.url));
const RECORDINGS = fileURLToPath(new URL('../../tools/audio/recordings', import.meta.url));
const INTRO = 'ds/tutorial/intro/1';
const LINES = voicedLines();

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

/** Changes the index of clips and lets the manifest agree, so that only what is in it can be wrong. */
function editIndex(change: (index: Record<string, ClipEntry>) => void): void {
  edit('narration/ds.json', change);
  edit<Manifest>('manifest.json', (manifest) => {
    Object.assign(manifest['narration/ds.json'] ?? {}, fileFacts(folder, 'narration/ds.json'));
  });
}

describe('the check of the sounds', () => {
  it('finds nothing wrong with the product’s own', () => {
    expect(audioFaults({ folder: ASSETS, recordings: RECORDINGS }, LINES)).toEqual([]);
  });

  it('names a missing file and how to make it', () => {
    rmSync(path.join(folder, 'effects.m4a'));
    expect(faults()).toEqual(['Falta o ficheiro effects.m4a: refaçam-no com «npm run audio -- --only effects».']);
  });

  it('names a file too many', () => {
    writeFileSync(path.join(folder, 'narration/ds/extra.webm'), 'x');
    expect(faults()).toEqual(['O ficheiro narration/ds/extra.webm está a mais: «npm run audio» retira-o.']);
  });

  it('notices other content, of another size or of the same', () => {
    const file = path.join(folder, 'music.webm');
    const content = readFileSync(file);
    content.writeUInt8(content.readUInt8(5000) ^ 1, 5000);
    writeFileSync(file, content);
    expect(faults()).toEqual([expect.stringContaining('music.webm: o conteúdo mudou (sha256 diferente)')]);
    writeFileSync(file, 'x');
    expect(faults()).toEqual([expect.stringContaining('music.webm: tem 1 bytes')]);
  });

  it('wants a licence and an entry for each file', () => {
    edit<Manifest>('manifest.json', (manifest) => {
      delete manifest['music.m4a'];
      Object.assign(manifest['music.webm'] ?? {}, { licence: '' });
    });
    expect(faults()).toEqual([
      expect.stringContaining('music.webm: falta a licença'),
      expect.stringContaining('music.m4a não consta do manifesto'),
    ]);
  });

  it('says which clip to make again when the script changes', () => {
    const changed = LINES.map((line) => (line.id === INTRO ? { ...line, text: 'Olá, equipa!' } : line));
    expect(faults(changed)).toEqual([
      'A fala «ds/tutorial/intro/1» mudou no guião («Olá, equipa!»): refaçam o clipe com «npm run audio -- --only ds/tutorial/intro/1».',
    ]);
  });

  it('says which sound is older than what it is made of', () => {
    edit<Manifest>('manifest.json', (manifest) => {
      Object.assign(manifest['narration/ds/tutorial/intro-1.m4a'] ?? {}, { source: '0' });
      Object.assign(manifest['music.m4a'] ?? {}, { source: '0' });
    });
    expect(faults()).toEqual([
      expect.stringContaining('O som «music» já não corresponde ao que lhe deu origem'),
      expect.stringContaining('O som «ds/tutorial/intro/1» já não corresponde ao que lhe deu origem'),
    ]);
  });

  it('wants a clip for each voiced line, and none for a line that is gone', () => {
    expect(faults(LINES.slice(1))).toEqual([
      expect.stringContaining('narration/ds/tutorial/intro-1.m4a está a mais'),
      expect.stringContaining('narration/ds/tutorial/intro-1.webm está a mais'),
      expect.stringContaining('«ds/tutorial/intro/1» tem clipe, mas já não existe no guião'),
    ]);
    editIndex((index) => delete index[INTRO]);
    expect(faults()).toEqual([expect.stringContaining('A fala «ds/tutorial/intro/1» não tem legenda')]);
  });

  it.each<[string, (entry: ClipEntry) => void]>([
    ['a word is missing', ({ words }) => words.splice(3, 1)],
    ['the last word is missing', ({ words }) => words.pop()],
    ['a word comes too early', ({ words }) => words.splice(3, 1, [17, 20, 0])],
    ['a word comes after the end', ({ words, ms }) => words.splice(-1, 1, [67, 72, ms + 1])],
  ])('wants captions that cover the text in order: %s', (_name, spoil) => {
    editIndex((index) => {
      const entry = index[INTRO];
      if (entry !== undefined) spoil(entry);
    });
    expect(faults()).toEqual([expect.stringContaining('As palavras da legenda «ds/tutorial/intro/1» não cobrem')]);
  });
});
