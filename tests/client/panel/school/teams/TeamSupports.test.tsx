// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { NO_SUPPORTS, type Supports } from '#domain/game/supports.ts';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../../support/browser/setupUser.ts';
import { chooseAction } from '../../actions.ts';
import { aTeam, page } from '../../fixtures.ts';
import { ACCOUNT_ID, closePanel, openPanel, type StubResponses, stubServer } from '../../panelHarness.tsx';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(closePanel);

const TEAM = aTeam();
const PATH = `/team/${TEAM._id}/supports`;
const has = (revision: number, supports: Partial<Supports> = {}) => ({
  revision,
  supports: { ...NO_SUPPORTS, ...supports },
});

async function open(extra: StubResponses) {
  const calls = stubServer({
    'GET /team/all': page('teams', [TEAM]),
    [`GET /team/byTeacher/${ACCOUNT_ID}`]: page('teams', [TEAM]),
    'GET /classes': page('classes', []),
    [`GET ${PATH}`]: has(3, { contrast: true }),
    ...extra,
  });
  openPanel('/panel/management/teams');
  await chooseAction(user, 'Cometas', 'Apoios');
  const dialog = within(await screen.findByRole('dialog', { name: 'Apoios de Cometas' }));
  return { calls, dialog, toggle: async (name: string) => user.click(await dialog.findByRole('switch', { name })) };
}

describe('the supports of a team in the panel', () => {
  test('shows those in use, and saves each change at once with the next revision', async () => {
    const { calls, dialog, toggle } = await open({
      [`PUT ${PATH}`]: ({ body }) => ({ ...JSON.parse(body), won: true }),
    });
    expect((await dialog.findByRole('switch', { name: 'Alto contraste' })).getAttribute('aria-checked')).toBe('true');
    await expectAccessible();
    await toggle('Leitura fácil');
    await toggle('Glossário');
    await waitFor(() =>
      expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => JSON.parse(body))).toEqual([
        has(4, { contrast: true, easyRead: true }),
        has(5, { contrast: true, easyRead: true, glossary: true }),
      ]),
    );
  });

  test('says that the team changed them meanwhile, and shows what holds', async () => {
    const { dialog, toggle } = await open({ [`PUT ${PATH}`]: { ...has(9, { ruler: true }), won: false } });
    await toggle('Leitura fácil');
    expect(await dialog.findByText(/A equipa mudou entretanto os apoios/)).toBeDefined();
    await waitFor(() =>
      expect(dialog.getByRole('switch', { name: 'Régua de leitura' }).getAttribute('aria-checked')).toBe('true'),
    );
    expect(dialog.getByRole('switch', { name: 'Leitura fácil' }).getAttribute('aria-checked')).toBe('false');
  });

  test('says that a change was not saved, and shows what is on the server again', async () => {
    const refused = { status: 403, body: { message: 'Não é uma equipa sua.', code: 'notYours' } };
    const { dialog, toggle } = await open({ [`PUT ${PATH}`]: refused });
    await toggle('Leitura fácil');
    expect(await dialog.findByText('Não é uma equipa sua.')).toBeDefined();
    await waitFor(() =>
      expect(dialog.getByRole('switch', { name: 'Leitura fácil' }).getAttribute('aria-checked')).toBe('false'),
    );
  });

  test('says when they cannot be read, and tries again', async () => {
    let isUp = false;
    const { dialog } = await open({
      [`GET ${PATH}`]: () => (isUp ? has(1) : { status: 404, body: { message: 'Não existe.', code: 'notFound' } }),
    });
    expect(await dialog.findByText('Não existe.')).toBeDefined();
    isUp = true;
    await user.click(dialog.getByRole('button', { name: 'Tentar de novo' }));
    expect(await dialog.findByRole('switch', { name: 'Leitura fácil' })).toBeDefined();
  });
});
