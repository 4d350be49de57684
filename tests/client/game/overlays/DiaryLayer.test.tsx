// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DiaryDialog } from '#client/game/overlays/council/DiaryDialog.tsx';
import { DiaryLayer } from '#client/game/overlays/diary/DiaryLayer.tsx';
import type { LoadDiary } from '#client/game/overlays/overlaysProps.ts';
import { expectAccessible } from '../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../support/browser/setupUser.ts';
import { watchedActions } from '../../diary/sampleActions.ts';
import { aFeedback, watchedFeedback } from '../../diary/sampleFeedback.ts';

afterEach(cleanup);

const feedback = watchedFeedback([aFeedback(2)]);
const { actions } = watchedActions();
const load: LoadDiary = async () => ({ actions, feedback, stories: async () => [], reportStory: async () => {} });
const layer = (opened: number) => <DiaryLayer load={load} opened={opened} isBusy={false} speak={vi.fn()} />;
const dialog = () => screen.queryByRole('dialog', { name: 'O nosso diário' });

it('the notice opens the diary, and does not come back', async () => {
  const user = setupUser();
  render(layer(0));
  expect(dialog()).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Ler' }));
  expect(dialog()).not.toBeNull();
  expect(await screen.findByText('Comentário 2')).toBeTruthy();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Fechar' }));
  expect(dialog()).toBeNull();
  expect(screen.queryByText(/já foi lida com atenção/)).toBeNull();
});

it('a diary that is opened elsewhere, as in the council, ends the notice', async () => {
  const council = (open: boolean) => (
    <>
      {layer(0)}
      <DiaryDialog load={load} title="Diário da Terra" open={open} onClose={() => {}} />
    </>
  );
  const { rerender } = render(council(false));
  await screen.findByRole('button', { name: 'Ler' });
  rerender(council(true));
  expect(screen.queryByRole('button', { name: 'Ler', hidden: true })).toBeNull();
  expect(dialog()).toBeNull();
  rerender(council(false));
  expect(screen.queryByRole('button', { name: 'Ler' })).toBeNull();
});

it('each press in the menu opens the diary, and ends the notice', async () => {
  const user = setupUser();
  const { rerender } = render(layer(1));
  await screen.findByText('Comentário 2');
  await user.click(screen.getByRole('button', { name: 'Fechar' }));
  expect(dialog()).toBeNull();
  expect(screen.queryByText(/já foi lida com atenção/)).toBeNull();
  rerender(layer(2));
  expect(dialog()).not.toBeNull();
});
