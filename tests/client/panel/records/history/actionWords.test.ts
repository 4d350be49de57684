import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ACTION_WORDS, actionText, authorText } from '#client/panel/records/history/actionWords.ts';
import { EXPORT_CALLS } from '#contract/marking/exports.ts';

const SERVER = join(import.meta.dirname, '../../../../../src/server');

/** Every action that stands as a word in the server's sources, and the exports, which are named in the contract. */
function writtenActions(): string[] {
  const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const named = files.flatMap((file) =>
    [...readFileSync(join(SERVER, file), 'utf8').matchAll(/\baction: '(\w+)'/g)].map(([, action = '']) => action),
  );
  const exported = EXPORT_CALLS.map(({ table }) => table);
  return [...new Set([...named.filter((action) => action !== 'deny'), ...exported])].sort();
}

test('every action that the server writes has words, and no others have', () => {
  const written = writtenActions();
  expect(written.length).toBeGreaterThan(20);
  expect(Object.keys(ACTION_WORDS).sort()).toEqual(written);
});

test.each([
  ['giveBack', { level: 3 }, 'Devolveu uma missão à equipa (missão 3)'],
  ['writeNote', { level: 1, removed: true }, 'Apagou um comentário à equipa (missão 1)'],
  ['writeNote', { level: 1, removed: false }, 'Escreveu um comentário à equipa (missão 1)'],
  ['editTeam', { changed: ['name', 'members'] }, 'Alterou a equipa (nome, membros)'],
  ['editTeacher', { changed: ['school'] }, 'Alterou o professor (escola)'],
  ['evaluateTeam', { changed: [{ level: 1, before: null, after: {} }] }, 'Avaliou a equipa'],
  ['reopenProposal', { reason: 'A turma enganou-se.' }, 'Reabriu a proposta (motivo: A turma enganou-se.)'],
  ['login', {}, 'Iniciou sessão'],
  ['newerThanThisPage', {}, 'newerThanThisPage'],
])('%s %o: %s', (action, details, words) => {
  expect(actionText({ action, details })).toBe(words);
});

test.each([
  ['Marta', 'login', 'Marta'],
  [null, 'firstRun', 'O sistema'],
  [null, 'deleteTeam', 'Conta eliminada'],
])('%s who did %s is %s', (who, action, words) => {
  expect(authorText({ who, action })).toBe(words);
});
