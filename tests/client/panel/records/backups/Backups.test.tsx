// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { durationText, findingLines, sizeText, spanText, stepText } from '#client/panel/records/backups/drillWords.ts';
import type { Drill } from '#contract/records/drills.ts';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../../support/browser/setupUser.ts';
import { inBothThemes } from '../../actions.ts';
import { id } from '../../fixtures.ts';
import { openPanel, resetPanel, stubServer } from '../../panelHarness.tsx';

afterEach(() => {
  cleanup();
  resetPanel();
});

const NOW_S = Math.floor(Date.now() / 1_000);
const HOUR_S = 3_600;
const BACKUP = {
  name: 'conselho-2026-03-05T030000Z',
  folder: '/mnt/copias/conselho-2026-03-05T030000Z',
  madeAt: NOW_S - 9 * HOUR_S - 5,
  bytes: 12_345_678,
  files: 40,
};
const FINDINGS: NonNullable<Drill['findings']> = {
  version: '0.1.0',
  bytes: 12_345_678,
  tables: 62,
  rows: 1,
  files: 40,
  missingFiles: 0,
  differences: [],
  key: 'included',
  upgraded: false,
  place: 'database',
};
const GOOD: Drill = {
  _id: id(901),
  state: 'good',
  startedAt: NOW_S - 100,
  endedAt: NOW_S - 20,
  who: 'admin',
  backup: BACKUP.name,
  backupAt: BACKUP.madeAt,
  progress: { step: 'removing', done: 0, total: 1 },
  findings: FINDINGS,
  problem: null,
};
const RUNNING: Drill = {
  ...GOOD,
  state: 'running',
  endedAt: null,
  findings: null,
  progress: { step: 'restoring', done: 3, total: 4 },
};

const KEY_IS_IN_IT = 'A chave está na cópia: depois de repor, as palavras-passe guardadas voltam a abrir-se.';
const AGAIN = 'Faça outra cópia e experimente-a.';

describe('words', () => {
  test.each([
    [0, 'menos de um minuto'],
    [60, '1 minuto'],
    [59 * 60, '59 minutos'],
    [9 * HOUR_S, '9 horas'],
    [47 * HOUR_S, '47 horas'],
    [48 * HOUR_S, '2 dias'],
  ])('%i seconds are %s', (seconds, words) => expect(spanText(seconds)).toBe(words));

  test.each([
    [0, '1 segundo'],
    [59, '59 segundos'],
    [61, '1 minuto e 1 segundo'],
  ])('a drill of %i seconds took %s', (seconds, words) => expect(durationText(seconds)).toBe(words));

  test('sizes are rounded up', () => expect([sizeText(1), sizeText(12_345_678)]).toEqual(['1\u00a0MB', '13\u00a0MB']));

  test.each([
    ['checking', 1, 3, 'A ler a cópia toda e a verificar cada ficheiro: 33%'],
    ['restoring', 0, 0, 'A repor os dados numa base de dados à parte'],
    ['counting', 0, 62, 'A contar o que lá está'],
  ] as const)('step %s with %i of %i', (step, done, total, words) => {
    expect(stepText({ step, done, total })).toBe(words);
  });

  test.each<[Partial<Drill>, string[]]>([
    [{}, ['1 linha em 62 tabelas e 40 ficheiros, 13\u00a0MB.', KEY_IS_IN_IT]],
    [
      { findings: { ...FINDINGS, counts: { accounts: 31, teams: 1, answers: 12 } } },
      [
        'Foram repostas 31 contas, 1 equipa e 12 respostas a missões.',
        '1 linha em 62 tabelas e 40 ficheiros, 13\u00a0MB.',
        KEY_IS_IN_IT,
      ],
    ],
    [{ state: 'interrupted', findings: null }, ['O servidor parou a meio. Experimente de novo.']],
    [{ state: 'failed', findings: null, problem: 'A cópia está estragada.' }, ['A cópia está estragada.', AGAIN]],
    [{ state: 'failed', findings: null, problem: 'Falta espaço.' }, ['Falta espaço.']],
    [{ state: 'running', findings: null }, []],
    [
      {
        state: 'flawed',
        findings: {
          ...FINDINGS,
          differences: [{ table: 'teams', expected: 3, found: 1 }],
          missingFiles: 2,
          key: 'other',
          upgraded: true,
        },
      },
      [
        '1 linha em 62 tabelas e 40 ficheiros, 13\u00a0MB.',
        'A tabela teams tem 1 linha em vez de 3.',
        'Faltam 2 ficheiros das equipas.',
        'A chave não está na cópia e não é a deste servidor: as palavras-passe guardadas não se abririam.',
        'É da versão 0.1.0, e foi atualizada para a de agora.',
        AGAIN,
      ],
    ],
  ])('findings of %o', (drill, lines) => expect(findingLines({ ...GOOD, ...drill })).toEqual(lines));
});

async function open(answers: Parameters<typeof stubServer>[0], role: 0 | 1 | 2 = 0) {
  const calls = stubServer(answers);
  openPanel('/panel/backups', role);
  await screen.findByRole('heading', { name: 'Cópias de segurança' });
  return calls;
}

test('an administrator tries the newest backup with the keyboard and follows it to its end', async () => {
  const user = setupUser();
  let asked = 0;
  const page = (drills: Drill[]) => ({ backup: BACKUP, drills });
  await open({
    'GET /restore-drills': () => {
      asked += 1;
      return page(asked === 1 ? [] : [GOOD]);
    },
    'POST /restore-drills': page([RUNNING]),
  });
  await screen.findByRole('heading', { name: 'A cópia é de há 9 horas' });
  expect(screen.getByText('Ainda não se experimentou nenhuma cópia.')).toBeTruthy();
  const button = screen.getByRole('button', { name: 'Experimentar a cópia' });
  button.focus();
  await user.keyboard('{Enter}');
  await screen.findByText('A repor os dados numa base de dados à parte: 75%');
  expect(button).toHaveProperty('disabled', true);
  expect(screen.getByRole('progressbar', { name: 'Experimentar a cópia' })).toHaveProperty('value', 3);
  await screen.findByText('A cópia está boa.', {}, { timeout: 5_000 });
  const [card] = screen.getAllByRole('listitem').filter((item) => item.textContent?.includes('demorou'));
  expect(within(card as HTMLElement).getByText('demorou 1 minuto e 20 segundos')).toBeTruthy();
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await inBothThemes(expectAccessible);
});

test('without a backup the page says how to make one', async () => {
  await open({ 'GET /restore-drills': { backup: null, drills: [] } });
  await screen.findByRole('heading', { name: 'Não foi encontrada nenhuma cópia de segurança' });
  expect(screen.queryByRole('button', { name: 'Experimentar a cópia' })).toBeNull();
  await inBothThemes(expectAccessible);
});

test('a teacher is told that only administrators do this, and nothing is asked of the server', async () => {
  const calls = await open({}, 2);
  expect(screen.getByText('Só a administração experimenta as cópias de segurança.')).toBeTruthy();
  expect(JSON.stringify(calls)).not.toContain('restore-drills');
});
