import { expect, test } from 'vitest';
import { parseAnswerFiles } from '#client/panel/marking/answers/sheet/answerFiles.ts';

const PHOTO = { name: 'foto.png', content: '/api/files/abc' };
const NOTE = { name: 'nota.txt', content: 'data:text/plain;base64,b2zDoQ==' };

test.each([
  [JSON.stringify([PHOTO, NOTE]), [PHOTO, NOTE]],
  ['[]', []],
  ['', []],
  ['{"name":"foto.png"}', []],
  [JSON.stringify([null, { name: 'sem conteúdo' }, PHOTO]), [PHOTO]],
  [JSON.stringify([{ name: 'mau', content: 'javascript:alert(1)' }]), []],
  [JSON.stringify([{ name: 'fora', content: 'https://exemplo.test/x' }]), []],
])('parses %s', (text, expected) => {
  expect(parseAnswerFiles(text)).toEqual(expected);
});
