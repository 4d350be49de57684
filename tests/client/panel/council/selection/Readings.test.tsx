// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Reading } from '#contract/council/selection.ts';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../../support/browser/setupUser.ts';
import { findDialog, sentBody } from '../../actions.ts';
import { id } from '../../fixtures.ts';
import { openPanel, resetPanel, stubServer } from '../../panelHarness.tsx';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(() => {
  cleanup();
  resetPanel();
});

const JUDGEMENT = { community: 5, feasible: 4, fair: 3, words: 'Faz falta.', at: 1_700_000_000 };
const aReading = (given: Partial<Reading> = {}): Reading => ({
  _id: id(1),
  solar: 'Interculturalidade',
  proposal: 'Uma horta para toda a escola e para a rua.',
  judgement: null,
  others: [],
  final: false,
  ...given,
});
const PUT = `PUT /selection/readings/${id(1)}`;

async function open(readings: Reading[], extra: Parameters<typeof stubServer>[0] = {}) {
  const pagination = { total: readings.length, page: 0, limit: 10 };
  const calls = stubServer({ 'GET /selection/readings': { year: 2026, readings, pagination }, ...extra });
  openPanel('/panel/selection/readings', 2);
  await screen.findByRole('heading', { name: 'Ler propostas' });
  return calls;
}

describe('what a reader has to read', () => {
  test('is named by its words, without a team', async () => {
    await open([aReading()]);
    expect(await screen.findByText('Por ler')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Ler «Uma horta para toda a escola…»' })).toBeDefined();
    await expectAccessible();
  });

  test('may be nothing', async () => {
    await open([]);
    expect(await screen.findByText('Não tem propostas para ler este ano letivo.')).toBeDefined();
  });

  test('is judged by three scores and words', async () => {
    const calls = await open([aReading()], { [PUT]: aReading({ judgement: JUDGEMENT }) });
    await user.click(await screen.findByRole('button', { name: /^Ler/ }));
    const { dialog, type, press } = await findDialog(user, 'Proposta de Interculturalidade');
    const save = () => dialog.getByRole('button', { name: 'Guardar a opinião' }) as HTMLButtonElement;
    expect(save().disabled).toBe(true);
    for (const [criterion, score] of [
      ['Serve a comunidade', '5'],
      ['É possível fazer', '4'],
      ['É justa', '1'],
    ] as const) {
      await user.click(within(dialog.getByRole('group', { name: new RegExp(criterion) })).getByLabelText(score));
    }
    await type(/^Em poucas palavras/, 'Faz falta.');
    await expectAccessible();
    await press('Guardar a opinião');
    await waitFor(() =>
      expect(sentBody(calls, 'PUT')).toEqual({ community: 5, feasible: 4, fair: 1, words: 'Faz falta.' }),
    );
  });

  test('can be judged again until all have', async () => {
    const calls = await open([aReading({ judgement: JUDGEMENT })], { [PUT]: aReading({ judgement: JUDGEMENT }) });
    await user.click(await screen.findByRole('button', { name: /^Rever/ }));
    const { dialog, press } = await findDialog(user, 'Proposta de Interculturalidade');
    await user.click(within(dialog.getByRole('group', { name: /É justa/ })).getByLabelText('2'));
    await press('Guardar a opinião');
    await waitFor(() => expect(sentBody(calls, 'PUT')).toMatchObject({ community: 5, fair: 2 }));
  });

  test("is shown with the other's judgement once all have read it", async () => {
    const other = { ...JUDGEMENT, words: 'Falta quem pague.' };
    await open([aReading({ judgement: JUDGEMENT, others: [other], final: true })]);
    await user.click(await screen.findByRole('button', { name: /^Ver/ }));
    const { dialog } = await findDialog(user, 'Proposta de Interculturalidade');
    expect(within(dialog.getByRole('article', { name: 'A sua opinião' })).getByText('Faz falta.')).toBeDefined();
    const theirs = within(dialog.getByRole('article', { name: 'A opinião da outra pessoa' }));
    expect(theirs.getByText('Falta quem pague.')).toBeDefined();
    expect(dialog.queryByRole('radio')).toBeNull();
  });
});
