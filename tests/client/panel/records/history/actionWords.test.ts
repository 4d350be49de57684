import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ACTION_WORDS, actionText, authorText } from '#client/panel/records/history/actionWords.ts';
import { EXPORT_CALLS } from '#contract/marking/exports.ts';
import { AUDIT_ACTIONS } from '#domain/records/auditActions.ts';

const SERVER = join(import.meta.dirname, '../../../../../src/server');

/** The words in quotes of the server's sources. */
function serverWords(): Set<string> {
  const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const words = files.flatMap((file) =>
    [...readFileSync(join(SERVER, file), 'utf8').matchAll(/'(\w+)'/g)].map(([, word = '']) => word),
  );
  return new Set(words);
}

test('every action that the server writes has words, and no others have', () => {
  expect(Object.keys(ACTION_WORDS).sort()).toEqual([...AUDIT_ACTIONS].sort());
});

test('every action is written by the server, the exports under the names that the contract gives them', () => {
  const written = new Set([...serverWords(), ...EXPORT_CALLS.map(({ table }) => table)]);
  expect(AUDIT_ACTIONS.filter((action) => !written.has(action))).toEqual([]);
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
