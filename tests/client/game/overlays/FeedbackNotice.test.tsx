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
const told = () => screen.queryByText(TEXT);

function notice(missions = [aFeedback(2)]) {
  const feedback = watchedFeedback(missions);
  const { actions } = watchedActions();
  const load: LoadDiary = async () => ({ actions, feedback, stories: async () => [], reportStory: async () => {} });
  const calls = { speak: vi.fn(), onOpen: vi.fn(), onClose: vi.fn() };
  const shown = (isSpeaking: boolean) => (
    <main>
      <textarea aria-label="Resposta" />
      <FeedbackNotice load={load} isSpeaking={isSpeaking} {...calls} />
    </main>
  );
  const { rerender } = render(shown(true));
  return { ...calls, feedback, speaking: (isSpeaking: boolean) => rerender(shown(isSpeaking)) };
}
const settle = () => act(async () => {});

it('waits until ORBI has spoken, is said once, and leads to the diary', async () => {
  const { speaking, speak, onOpen, onClose } = notice();
  await settle();
  expect(told()).toBeNull();
  expect(speak).not.toHaveBeenCalled();
  speaking(false);
  expect(told()).not.toBeNull();
  expect(speak.mock.calls[0]?.[0]).toMatch(TEXT);
  await expectAccessible();
  speaking(true);
  expect(told()).toBeNull();
  speaking(false);
  expect(speak).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Ler' }));
  expect(onOpen).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Agora não' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('is never over a text that is being written, and takes no focus', async () => {
  const { speaking } = notice();
  await settle();
  await user.click(screen.getByRole('textbox'));
  speaking(false);
  expect(told()).toBeNull();
  act(() => (document.activeElement as HTMLElement).blur());
  expect(told()).not.toBeNull();
  expect(document.activeElement).toBe(document.body);
});

it('says nothing where nothing is new', async () => {
  const { speaking, speak } = notice([aFeedback(2, { isNew: false })]);
  await settle();
  speaking(false);
  expect(screen.queryByRole('button')).toBeNull();
  expect(speak).not.toHaveBeenCalled();
});
