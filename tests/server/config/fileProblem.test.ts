import { expect, it } from 'vitest';
import { fileProblem } from '#server/config/fileProblem.ts';

it.each([
  ['ENOENT', 'não há nenhum ficheiro em /config/entrada.json'],
  ['ENOTDIR', 'não há nenhum ficheiro em /config/entrada.json'],
  ['EISDIR', '/config/entrada.json é uma pasta, e não um ficheiro'],
  ['EACCES', 'o utilizador do servidor não tem permissão para ler /config/entrada.json'],
  ['EPERM', 'o utilizador do servidor não tem permissão para ler /config/entrada.json'],
  ['EIO', null],
])('%s: %s', (code, words) => {
  expect(fileProblem('/config/entrada.json', Object.assign(new Error(code), { code }))).toBe(words);
});

it('has no words for text that is not JSON', () => {
  expect(fileProblem('/config/entrada.json', new SyntaxError('Unexpected token'))).toBeNull();
});
