// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { THEME_IDS } from '#domain/vocabulary.ts';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../../support/browser/setupUser.ts';
import { aTeam, id } from '../../fixtures.ts';
import { resetPanel } from '../../panelHarness.tsx';
import { openSheet } from './openSheet.ts';

afterEach(() => {
  cleanup();
  resetPanel();
});

/** The team answered '2. Ouvir', '1. Sim' and '1. Não', of which the key names the first two right. */
const TEAM = aTeam(2);
const ADDRESS = `GET /team/${TEAM._id}/quiz-corrections`;
const SERVER = {
  'GET /solar/correct-quiz-answers': {
    solar: [{ _id: THEME_IDS.ic, name: 'Interculturalidade', level: 'l' }],
    data: [{ _id: 'l', level1: [1, 0, 1].map((correct) => ({ options: { correct } })) }],
  },
};
const made = { theme: 'ic', by: null, at: 1_770_000_000 };
const VOID = { ...made, challenge: 3, kind: 'void', options: [], mayFall: false };
const CORRECT = { ...made, challenge: 1, kind: 'correct', options: [2], mayFall: true };

describe('the quiz in the sheet', () => {
  test('says what counts now in the class, and leaves the answers as they are', async () => {
    const corrections = [VOID, CORRECT];
    await openSheet(setupUser(), TEAM, { ...SERVER, [ADDRESS]: { classId: id(88), corrections } });
    expect(await screen.findByText('Não conta: 20/20')).toBeDefined();
    expect(screen.getByText('Não conta nesta turma: todas as equipas têm os pontos desta pergunta.')).toBeDefined();
    expect(screen.getByText('Resposta certa corrigida nesta turma: certa a opção 3.')).toBeDefined();
    expect(screen.getAllByText('Errada: 0/20')).toHaveLength(1);
    expect(screen.getAllByText('Certa: 20/20')).toHaveLength(1);
    expect(screen.getByText('1. Não')).toBeDefined();
    await expectAccessible();
  });

  test('counts the key without corrections, and leads to the page that corrects', async () => {
    await openSheet(setupUser(), TEAM, { ...SERVER, [ADDRESS]: { classId: id(88), corrections: [] } });
    expect(await screen.findAllByText('Certa: 20/20')).toHaveLength(2);
    const link = screen.getByRole('link', { name: 'Anular ou corrigir uma pergunta nesta turma' });
    expect(link.getAttribute('href')).toBe(
      `/panel/solar-systems/answers/items?class=${id(88)}&solar=Interculturalidade`,
    );
  });

  test('tells no points while what counts is not known', async () => {
    await openSheet(setupUser(), TEAM, {
      ...SERVER,
      [ADDRESS]: { status: 403, body: { message: 'Não é possível.', code: 'notYours' } },
    });
    expect(await screen.findByText('Não é possível.')).toBeDefined();
    expect(screen.queryByText(/^(Certa|Errada): /)).toBeNull();
  });
});
