import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ACTION_WORDS, actionText, authorText } from '#client/panel/records/history/actionWords.ts';
import { EXPORT_CALLS } from '#contract/marking/exports.ts';
import { AUDIT_ACTIONS } from '#domain/records/auditActions.ts';

const SERVER = join(import.meta.dirname, '../../../../../src/server');

/** Returns every single-quoted word of the server's sources. */
function serverWords(): Set<string> {
  const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const words = files.flatMap((file) =>
    [...readFileSync(join(SERVER, file), 'utf8').matchAll(/'(\w+)'/g)].map(([, word = '']) => word),
  );
  return new Set(words);
}

test('every audit action has a text, and nothing else has', () => {
  expect(Object.keys(ACTION_WORDS).sort()).toEqual([...AUDIT_ACTIONS].sort());
});

test('the server writes every audit action, and the contract names those of exports', () => {
  const written = new Set([...serverWords(), ...EXPORT_CALLS.map(({ table }) => table)]);
  expect(AUDIT_ACTIONS.filter((action) => !written.has(action))).toEqual([]);
});

test.each([
  [
    'correctQuiz',
    { theme: 'dh', challenge: 2, kind: 'void', options: [], mayFall: false },
    'Anulou ou corrigiu uma pergunta do quiz numa turma (desafio 2, Direitos Humanos)',
  ],
  ['giveBack', { level: 3 }, 'Devolveu uma missão à equipa (missão 3)'],
  ['writeNote', { level: 1, removed: true }, 'Apagou um comentário à equipa (missão 1)'],
  ['writeNote', { level: 1, removed: false }, 'Escreveu um comentário à equipa (missão 1)'],
  ['placeComment', { level: 2, removed: true }, 'Apagou um comentário num lugar da resposta da equipa (missão 2)'],
  ['placeComment', { level: 2, removed: false }, 'Comentou um lugar da resposta da equipa (missão 2)'],
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
])('author %s of %s is shown as %s', (who, action, words) => {
  expect(authorText({ who, action })).toBe(words);
});
