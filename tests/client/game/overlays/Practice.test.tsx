// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Practice } from '#client/game/overlays/practice/Practice.tsx';
import { easyPractice } from '#content/easyRead/practice/easyPractice.ts';
import type { PracticeQuestion } from '#content/practice/PracticeQuestion.ts';
import { PRACTICE } from '#content/practice/practice.ts';
import { expectAccessible } from '../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../support/browser/setupUser.ts';

type Of<Kind extends PracticeQuestion['kind']> = Extract<PracticeQuestion, { kind: Kind }>;

const QUESTIONS = PRACTICE.dh;
let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(cleanup);

/** Opens the practice at the first question of a kind. */
async function openAt<Kind extends PracticeQuestion['kind']>(kind: Kind): Promise<Of<Kind>> {
  const question = QUESTIONS.find((one): one is Of<Kind> => one.kind === kind);
  if (question === undefined) throw new Error(`There is no ${kind}.`);
  render(
    <main>
      <Practice theme="dh" isEasy={false} />
    </main>,
  );
  await user.click(screen.getByRole('button', { name: 'Treino extra' }));
  await goTo(question);
  return question;
}

async function goTo(question: PracticeQuestion): Promise<void> {
  const place = await screen.findByRole('button', { name: new RegExp(`^${QUESTIONS.indexOf(question) + 1}\\b`) });
  await user.click(place);
  screen.getByRole('heading', { name: question.question });
}

const check = () => user.click(screen.getByRole('button', { name: 'Ver se está certo' }));
const reveal = () => user.click(screen.getByRole('button', { name: 'Mostrar a resposta' }));

test('a wrong option has its own reply, and another may be tried', async () => {
  const { right, wrong, explanation } = await openAt('choose');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Ver se está certo' }).disabled).toBe(true);
  await expectAccessible();
  for (const { label, reply } of wrong) {
    await user.click(screen.getByRole('radio', { name: label }));
    await check();
    screen.getByText(reply);
    expect(screen.queryByText(explanation)).toBeNull();
  }
  await user.click(screen.getByRole('radio', { name: right.label }));
  await check();
  screen.getByText('Certo!');
  screen.getByText(explanation);
  await expectAccessible();
});

test('things are put in order with buttons, by keys too', async () => {
  const { items, explanation } = await openAt('order');
  const shown = () =>
    within(screen.getByRole('list', { name: /^De «/ }))
      .getAllByRole('listitem')
      .map((item) => items.findIndex((one) => item.textContent?.includes(one)));
  await check();
  screen.getByText(/Tentem outra vez/);
  for (let place = 0; place < items.length; place += 1) {
    const up = screen.getByRole('button', { name: `Subir: ${items[place]}` });
    up.focus();
    while (shown().indexOf(place) > place) await user.keyboard('{Enter}');
  }
  expect(shown()).toEqual(items.map((_, index) => index));
  await check();
  screen.getByText('Certo!');
  screen.getByText(explanation);
  await expectAccessible();
});

test('each left side is matched from a list', async () => {
  const { pairs, explanation } = await openAt('match');
  const [first] = pairs;
  for (const [left] of pairs) await user.selectOptions(screen.getByRole('combobox', { name: left }), first?.[1] ?? '');
  await check();
  screen.getByText('1 par certo em 4. Tentem outra vez.');
  for (const [left, match] of pairs) await user.selectOptions(screen.getByRole('combobox', { name: left }), match);
  await check();
  screen.getByText('Certo!');
  screen.getByText(explanation);
  await expectAccessible();
});

describe('an estimate', () => {
  test('is called too low or too high, and its figure is shown on request', async () => {
    const { answer, unit, max, explanation } = await openAt('estimate');
    const scale = screen.getByRole('slider');
    const set = async (value: number) => {
      fireEvent.change(scale, { target: { value: String(value) } });
    };
    await set(max);
    await check();
    screen.getByText('É menos. Tentem outra vez.');
    await set(5);
    await check();
    screen.getByText('É mais. Tentem outra vez.');
    await reveal();
    screen.getByText(`São cerca de ${answer} ${unit}.`);
    screen.getByText(explanation.replaceAll('\u00a0', ' '));
    expect((scale as HTMLInputElement).disabled).toBe(true);
    await expectAccessible();
  });
});

test('all ten can be taken, and begun again', async () => {
  await openAt('choose');
  for (const question of QUESTIONS) {
    await goTo(question);
    if (question.kind === 'choose')
      await user.click(screen.getByRole('radio', { name: question.wrong[0]?.label ?? '' }));
    if (question.kind === 'match') {
      for (const [left] of question.pairs) {
        await user.selectOptions(screen.getByRole('combobox', { name: left }), question.pairs[0]?.[1] ?? '');
      }
    }
    if (question.kind === 'estimate') {
      fireEvent.change(screen.getByRole('slider'), { target: { value: String(question.max) } });
    }
    await check();
    await reveal();
  }
  expect(screen.getAllByRole('button', { name: /, respondida$/ })).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: 'Começar de novo' }));
  expect(screen.queryAllByRole('button', { name: /, respondida$/ })).toHaveLength(0);
  screen.getByRole('heading', { name: QUESTIONS[0]?.question ?? '' });
});

test('the questions are in easy read where the device asks for it, with the same answers', async () => {
  render(
    <main>
      <Practice theme="dh" isEasy />
    </main>,
  );
  await user.click(screen.getByRole('button', { name: 'Treino extra' }));
  const [easy] = easyPractice('dh');
  expect(easy?.situation).not.toBe(QUESTIONS[0]?.situation);
  expect(await screen.findByText(easy?.situation ?? '')).toBeDefined();
});
