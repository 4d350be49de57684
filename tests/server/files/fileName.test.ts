import { expect, test } from 'vitest';
import { cleanFileName } from '#server/files/fileName.ts';

test.each([
  ['Relatório final.pdf', 'Relatório final.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\Ana\\foto.png', 'foto.png'],
  ['a\0b\r\nc.txt', 'abc.txt'],
  ['foto\u202egnp.exe', 'fotognp.exe'],
  [' espaços .pdf ', 'espaços .pdf'],
  ['Cafe\u0301.txt', 'Café.txt'],
  ['\ud800x.txt', 'x.txt'],
  ['pasta/', ''],
  ['..', ''],
  ['\u0007', ''],
  ['', ''],
])('%j becomes %j', (sent, expected) => {
  expect(cleanFileName(sent)).toBe(expected);
});

test.each([`${'a'.repeat(300)}.pdf`, `${'ç'.repeat(300)}.docx`, `${'🚀'.repeat(100)}.png`, 'é'.repeat(400)])(
  'a long name keeps its extension within 255 bytes (%#)',
  (sent) => {
    const name = cleanFileName(sent);
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
    expect(Buffer.byteLength(name)).toBeGreaterThan(245);
    expect(name).not.toMatch(/\p{Cs}/u);
    if (sent.includes('.')) expect(name.endsWith(sent.slice(sent.lastIndexOf('.')))).toBe(true);
  },
);
