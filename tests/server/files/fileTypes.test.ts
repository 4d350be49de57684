import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { FILE_EXTENSIONS } from '#domain/limits.ts';
import { mimeOf, nameFits, sniff } from '#server/files/fileTypes.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');
const bmp = Buffer.alloc(60);
bmp.write('BM');
bmp.writeUInt32LE(40, 14);

/** Returns the beginning of a ZIP whose first entry has this name. */
function zipOf(name: string): Buffer {
  const entry = Buffer.alloc(30);
  entry.write('PK\x03\x04');
  entry.writeUInt16LE(name.length, 26);
  return Buffer.concat([entry, latin(name), randomBytes(40)]);
}

const CONTENT = {
  pdf: latin('%PDF-1.7\n%\xe2\xe3'),
  latePdf: latin(`${'\0'.repeat(100)}%PDF-1.4`),
  ole: latin('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1....'),
  rtf: latin('{\\rtf1\\ansi'),
  zip: zipOf('[Content_Types].xml'),
  zipOfGoogle: zipOf('word/numbering.xml'),
  zipOfLibreOffice: zipOf('_rels/.rels'),
  plainZip: zipOf('jogo.exe'),
  zipThatSpeaksOfWord: zipOf('fotos/word/a.png'),
  svg: latin('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  svgWithPrologue: latin('<?xml version="1.0"?><svg onload="alert(1)"/>'),
  gifThatIsAScript: latin('GIF89a/*\x01\0*/=1;alert(1)'),
  pdfThatIsAPage: latin('<html><script>alert(1)</script>\0%PDF-1.4'),
  heic: latin('\0\0\0\x18ftypheic'),
  webp: latin('RIFF\x10\0\0\0WEBPVP8 '),
  script: latin('#!/bin/sh\nrm -rf ~\n'),
  utf8: Buffer.from('Olá, isto é texto.\r\n\tFim'),
  latin1: latin('Ol\xe1, texto antigo'),
  utf16: Buffer.from('\ufeffOlá', 'utf16le'),
  textOfCars: latin('BMW e carros el\xe9tricos na cidade de Lisboa'),
  textOfPdf: latin('Os ficheiros %PDF- são assim'),
  png: latin('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'),
  jpg: latin('\xff\xd8\xff\xe0\0\x10JFIF'),
  gif: latin('GIF89a\x01\0'),
  bmp,
  mp4: latin('\0\0\0\x20ftypisom'),
  avi: latin('RIFF\x10\0\0\0AVI LIST'),
  wave: latin('RIFF\x10\0\0\0WAVEfmt '),
  matroska: latin('\x1a\x45\xdf\xa3\x01\0'),
  exe: latin('MZ\x90\0\x03\0'),
  html: latin('<!doctype html><script>alert(1)</script>'),
  elf: latin('\x7fELF\x02\x01\x01\0'),
};
type Kind = keyof typeof CONTENT;

const ACCEPTED: Record<(typeof FILE_EXTENSIONS)[number], Kind[]> = {
  // Only ever downloaded.
  pdf: ['pdf', 'latePdf', 'pdfThatIsAPage'],
  doc: ['ole', 'rtf'],
  docx: ['zip', 'zipOfGoogle', 'zipOfLibreOffice'],
  txt: ['utf8', 'latin1', 'utf16', 'textOfCars', 'textOfPdf', 'html', 'svg', 'svgWithPrologue', 'script'],
  ppt: ['ole'],
  pptx: ['zip', 'zipOfGoogle', 'zipOfLibreOffice'],
  png: ['png'],
  jpg: ['jpg'],
  jpeg: ['jpg'],
  // Shown as a picture under nosniff and a sandbox, or downloaded; never executed.
  gif: ['gif', 'gifThatIsAScript'],
  bmp: ['bmp'],
  mp4: ['mp4'],
  avi: ['avi'],
  mkv: ['matroska'],
  webm: ['matroska'],
};

test.each(FILE_EXTENSIONS)('.%s accepts its own content and no other', (extension) => {
  for (const kind of Object.keys(CONTENT) as Kind[]) {
    const fits = nameFits(`Trabalho.${extension.toUpperCase()}`, sniff(CONTENT[kind]));
    expect([kind, fits]).toEqual([kind, ACCEPTED[extension].includes(kind)]);
  }
  expect(mimeOf(`a.${extension}`)).not.toBe('application/octet-stream');
});

test.each(['a.exe', 'a.html', 'a.svg', 'a', '.png', 'a.png.exe', 'a.constructor', ''])(
  '%j is never accepted',
  (name) => {
    for (const head of Object.values(CONTENT)) expect(nameFits(name, sniff(head))).toBe(false);
  },
);

test('unknown content and names get the generic type', () => {
  expect(sniff(CONTENT.exe)).toBe('application/octet-stream');
  expect(sniff(CONTENT.elf)).toBe('application/octet-stream');
  expect(mimeOf('a.toString')).toBe('application/octet-stream');
});

test('sniff accepts every prefix of every content', () => {
  for (const head of Object.values(CONTENT)) {
    for (let length = 0; length < head.length; length++) expect(() => sniff(head.subarray(0, length))).not.toThrow();
  }
});
