// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FeedbackNotice } from '#client/game/overlays/diary/FeedbackNotice.tsx';
import type { LoadDiary } from '#client/game/overlays/overlaysProps.ts';
import { expectAccessible } from '../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../support/browser/setupUser.ts';
import { watchedActions } from '../../diary/sampleActions.ts';
import { aFeedback, watchedFeedback } from '../../diary/sampleFeedback.ts';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(cleanup);

const TEXT = /A missão 2 já foi lida com atenção/;
const card = () => screen.queryByRole('region', { name: TEXT });
const announced = () => screen.getByRole('status').textContent;

function notice(missions = [aFeedback(2)]) {
  const feedback = watchedFeedback(missions);
  const { actions } = watchedActions();
  const load: LoadDiary = async () => ({ actions, feedback, stories: async () => [], reportStory: async () => {} });
  const calls = { speak: vi.fn(), onOpen: vi.fn(), onClose: vi.fn() };
  const shown = (isBusy: boolean) => (
    <main>
      <textarea aria-label="Resposta" />
      <FeedbackNotice load={load} isBusy={isBusy} {...calls} />
    </main>
  );
  const { rerender } = render(shown(true));
  return { ...calls, feedback, busy: (isBusy: boolean) => rerender(shown(isBusy)) };
}
const settle = () => act(async () => {});

it('waits until ORBI has spoken, is said once, and leads to the diary', async () => {
  const { busy, speak, onOpen, onClose } = notice();
  await settle();
  expect(card()).toBeNull();
  expect(speak).not.toHaveBeenCalled();
  expect(announced()).toBe('');
  busy(false);
  expect(card()).not.toBeNull();
  expect(announced()).toMatch(TEXT);
  expect(speak.mock.calls[0]?.[0]).toMatch(TEXT);
  await expectAccessible();
  const read = screen.getByRole('button', { name: 'Ler' });
  read.focus();
  busy(true);
  expect(document.activeElement, 'stays under the focus').toBe(read);
  busy(false);
  expect(speak).toHaveBeenCalledTimes(1);
  await user.click(read);
  expect(onOpen).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Agora não' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('is never over a text that is being written, is announced once, and takes no focus', async () => {
  const { busy } = notice();
  await settle();
  await user.click(screen.getByRole('textbox'));
  busy(false);
  expect(card()).toBeNull();
  act(() => (document.activeElement as HTMLElement).blur());
  expect(card()).not.toBeNull();
  expect(document.activeElement).toBe(document.body);
  const status = screen.getByRole('status').firstChild;
  await user.click(screen.getByRole('textbox'));
  expect(card()).toBeNull();
  act(() => (document.activeElement as HTMLElement).blur());
  expect(card()).not.toBeNull();
  expect(screen.getByRole('status').firstChild, 'is not filled again').toBe(status);
});

it('says nothing where nothing is new', async () => {
  const { busy, speak } = notice([aFeedback(2, { news: null })]);
  await settle();
  busy(false);
  expect(screen.queryByRole('button')).toBeNull();
  expect(speak).not.toHaveBeenCalled();
});
