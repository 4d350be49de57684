// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../../support/browser/setupUser.ts';
import { chooseAction, findDialog, inBothThemes } from '../../actions.ts';
import { aTeam, page } from '../../fixtures.ts';
import { ACCOUNT_ID, openPanel, resetPanel, stubServer } from '../../panelHarness.tsx';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(() => {
  cleanup();
  resetPanel();
});

const TEAM = aTeam();
const CODE = 'abacate luz abelha zebra';
const OTHER = 'luz luz luz luz';
const PATH = `/team/${TEAM._id}/code`;

async function open(code: string | null, extra: Parameters<typeof stubServer>[0] = {}) {
  const calls = stubServer({
    [`GET /team/byTeacher/${ACCOUNT_ID}`]: page('teams', [TEAM]),
    [`GET ${PATH}`]: { code },
    ...extra,
  });
  openPanel('/panel/management/teams', 2);
  const button = await chooseAction(user, 'Cometas', 'Código da equipa');
  return { calls, button, ...(await findDialog(user, 'Código de Cometas')) };
}
const shown = () => screen.findByRole('status', { name: 'Código' });

test('the code is fetched once, when the dialog opens, and the focus returns', async () => {
  const { calls, pressEscape, button } = await open(CODE);
  expect((await shown()).textContent).toBe(CODE);
  expect(calls.filter(({ path }) => path === PATH)).toHaveLength(1);
  await inBothThemes(expectAccessible);
  await pressEscape();
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('a new code is given after a question that says what happens, and is shown', async () => {
  const { calls, press } = await open(CODE, { [`POST ${PATH}/renew`]: { code: OTHER } });
  await shown();
  await press('Novo código');
  const question = await findDialog(user, 'Novo código');
  expect(question.element.textContent).toContain('as sessões abertas de «Cometas» terminam');
  await expectAccessible();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  await question.press('Dar novo código');
  await waitFor(async () => expect((await shown()).textContent).toBe(OTHER));
  expect(screen.getByText('A equipa tem um código novo!')).toBeDefined();
  expect(calls.filter(({ path, method }) => path === PATH && method === 'GET')).toHaveLength(1);
});

test('a code is revoked after a question, and can only be replaced then', async () => {
  const { press, dialog } = await open(CODE, { [`DELETE ${PATH}`]: { code: null } });
  await shown();
  await press('Anular código');
  const question = await findDialog(user, 'Anular código');
  expect(question.element.textContent).toContain('entra só com o nome de utilizador e a palavra-passe');
  await question.press('Anular código');
  expect(await dialog.findByText(/^O código está anulado/)).toBeDefined();
  expect(dialog.queryByRole('button', { name: 'Anular código' })).toBeNull();
  expect(dialog.getByRole('button', { name: 'Novo código' })).toBeDefined();
});

test('a question that is cancelled or refused changes nothing', async () => {
  const message = 'Estes dados pertencem a outra conta.';
  const { press } = await open(CODE, { [`DELETE ${PATH}`]: { status: 403, body: { message, code: 'notYours' } } });
  await shown();
  await press('Anular código');
  const question = await findDialog(user, 'Anular código');
  await question.press('Anular código');
  expect(await question.dialog.findByText(message)).toBeDefined();
  await question.press('Cancelar');
  expect((await shown()).textContent).toBe(CODE);
});

test('a code that cannot be read can be asked for again', async () => {
  let isDown = true;
  const { dialog, press } = await open(CODE, {
    [`GET ${PATH}`]: () =>
      isDown ? { status: 403, body: { message: 'Não pode.', code: 'notYours' } } : { code: CODE },
  });
  expect(await dialog.findByText('Não pode.')).toBeDefined();
  isDown = false;
  await press('Tentar de novo');
  expect((await shown()).textContent).toBe(CODE);
});
