// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { Survey } from '#contract/classroom/surveys.ts';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../../support/browser/setupUser.ts';
import { inBothThemes } from '../../actions.ts';
import { id } from '../../ids.ts';
import { openPanel, resetPanel, stubServer } from '../../panelHarness.tsx';

afterEach(() => {
  cleanup();
  resetPanel();
});

const CLASS = id(77);
const ADDRESS = `/classes/${CLASS}/survey`;
const NONE = { answers: 0, counted: 0, items: null };
const items = (counts: number[]) => Array.from({ length: 8 }, () => counts);
const aSurvey = (given: Partial<Survey> = {}): Survey => ({
  code: 'abcd2345',
  open: null,
  before: NONE,
  after: NONE,
  ...given,
});
const BOTH = aSurvey({
  before: { answers: 20, counted: 20, items: items([8, 6, 3, 2, 1]) },
  after: { answers: 20, counted: 20, items: items([1, 2, 3, 6, 8]) },
});

function open(survey: Survey, next: Survey = survey) {
  const calls = stubServer({
    [`GET ${ADDRESS}`]: survey,
    [`PUT ${ADDRESS}`]: next,
    [`DELETE ${ADDRESS}/before`]: next,
  });
  openPanel(`/panel/management/classes/${CLASS}/survey`, 2);
  return calls;
}
const moment = async (name: string) => within(await screen.findByRole('region', { name: `Questionário ${name}` }));

describe('the questionnaire in the panel', () => {
  test('is opened before the journey, and shows where the class answers', async () => {
    const user = setupUser();
    const calls = open(aSurvey({ code: null }), aSurvey({ open: 'before' }));
    const before = await moment('antes da viagem');
    expect(screen.queryByText(/questionario/)).toBeNull();
    await inBothThemes(expectAccessible);
    await user.click(before.getByRole('button', { name: /^Abrir/ }));
    expect(await screen.findByText(/\/questionario\/abcd2345$/)).toBeDefined();
    expect(before.getByText('0 respostas · aberto agora')).toBeDefined();
    const sent = calls.find(({ method }) => method === 'PUT');
    expect(JSON.parse(sent?.body ?? '')).toEqual({ open: 'before' });
    await inBothThemes(expectAccessible);
  });

  test('compares how many agree, once it is closed', async () => {
    open(BOTH);
    const list = within(await screen.findByRole('region', { name: 'Quem concorda' }));
    expect(list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'O que se sabe',
      'O que se pensa',
    ]);
    expect(list.getAllByText('Mais gente concorda')).toHaveLength(8);
    expect(list.getAllByText('3 de 20')).toHaveLength(8);
    expect(list.getAllByText('14 de 20')).toHaveLength(8);
    await inBothThemes(expectAccessible);
  });

  test('says what few answers cannot tell', async () => {
    open(
      aSurvey({
        before: { answers: 3, counted: 0, items: null },
        after: { answers: 20, counted: 20, items: items([4, 4, 4, 4, 4]) },
      }),
    );
    expect(await screen.findByText(/^Só se mostram respostas a partir de 5/)).toBeDefined();
    expect(screen.queryByText(/gente concorda/)).toBeNull();
  });

  test('says that new answers wait until they are enough', async () => {
    open({ ...BOTH, after: { ...BOTH.after, answers: 22 } });
    const after = await moment('depois da viagem');
    expect(after.getByText('22 respostas')).toBeDefined();
    expect(after.getByText(/^2 respostas novas esperam: só contam a partir de 5/)).toBeDefined();
    await inBothThemes(expectAccessible);
  });

  test('erases the answers of a moment after a question', async () => {
    const user = setupUser();
    const calls = open(BOTH, aSurvey({ after: BOTH.after }));
    await user.click((await moment('antes da viagem')).getByRole('button', { name: /^Apagar/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Apagar as respostas de antes da viagem?' }));
    await expectAccessible();
    await user.click(dialog.getByRole('button', { name: 'Apagar para sempre' }));
    expect(await screen.findByText('0 respostas')).toBeDefined();
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });
});
