// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallError } from '#client/api/CallError.ts';
import { FeedbackList } from '#client/diary/feedback/FeedbackList.tsx';
import { feedbackActions } from '#client/diary/feedback/feedbackCalls.ts';
import { accountOutbox } from '#client/session/accountOutbox.ts';
import { useSession } from '#client/session/useSession.ts';
import { feedback, type MissionFeedback } from '#contract/marking/feedback.ts';
import { placedComments } from '#contract/marking/placedComments.ts';
import { ROLE } from '#domain/vocabulary.ts';
import { setupUser } from '../../support/browser/setupUser.ts';
import { aFeedback } from './sampleFeedback.ts';

const readFeedback = vi.fn<() => Promise<{ missions: MissionFeedback[] }>>();
const sendQuestion = vi.fn<() => Promise<unknown>>();
vi.mock('#client/api/call.ts', () => ({
  call: (endpoint: unknown) => (endpoint === placedComments.teamComments ? { missions: [] } : readFeedback()),
  send: (route: { path: string }) => (route.path === feedback.askFeedback.path ? sendQuestion() : { ok: true }),
}));

const ACCOUNT = 'equipa';
const OFFLINE = new CallError({ kind: 'network', status: 0 });
const question = { text: 'Porquê?', askedAt: 1, answer: null, answeredAt: null };
const UNREAD = { missions: [aFeedback(2, { news: null })] };
const ASKED = { missions: [aFeedback(2, { news: null, question })] };

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
  const team = { _id: ACCOUNT, username: 'equipa', email: null, permission: { id: ROLE.team, name: 'Equipa' } };
  useSession.setState({ token: 't', auth: true, expiry: Date.now() + 3_600_000, status: 'in', user: team });
  readFeedback.mockResolvedValue(UNREAD);
});
afterEach(async () => {
  cleanup();
  sendQuestion.mockResolvedValue({ question });
  await accountOutbox(ACCOUNT).flush();
  feedbackActions(ACCOUNT).takeRefusal(aFeedback(2));
  localStorage.clear();
  readFeedback.mockReset();
  sendQuestion.mockReset();
});

/** A reply that the test gives when it wants. */
function later<T>() {
  let give!: (value: T) => void;
  let fail!: (error: Error) => void;
  const promise = new Promise<T>((resolve, reject) => {
    give = resolve;
    fail = reject;
  });
  return {
    promise,
    give: (value: T) => act(async () => give(value)),
    fail: (error: Error) => act(async () => fail(error)),
  };
}

function open() {
  const actions = feedbackActions(ACCOUNT);
  return render(
    <StrictMode>
      <FeedbackList actions={actions} />
    </StrictMode>,
  );
}
const button = () => screen.queryByRole('button', { name: /^Não percebemos/ });
const box = () => screen.queryByRole<HTMLTextAreaElement>('textbox', { name: 'O que não perceberam? (missão 2)' });
const status = () => screen.getByRole('status');
async function ask() {
  await user.click(await screen.findByRole('button', { name: /^Não percebemos/ }));
  await user.type(box() as HTMLTextAreaElement, 'Porquê?');
  await user.click(screen.getByRole('button', { name: 'Enviar a pergunta' }));
}
const refused = (message: string) => new CallError({ kind: 'refused', status: 409, code: 'alreadyAsked', message });

it('an accepted question is confirmed by the next read, however slow, in one live region that has the focus', async () => {
  const reply = later<unknown>();
  sendQuestion.mockReturnValue(reply.promise);
  open();
  await screen.findByRole('button', { name: /^Não percebemos/ });
  const region = status();
  await ask();
  expect(region.textContent).toBe('A enviar…');
  expect(document.activeElement).toBe(region);
  expect(box()).toBeNull();
  const slow = later<typeof ASKED>();
  readFeedback.mockReturnValue(slow.promise);
  await reply.give({ question });
  expect(region.textContent).toBe('A confirmar…');
  expect([button(), box()]).toEqual([null, null]);
  await slow.give(ASKED);
  expect(screen.getByText('Não percebemos. Porquê?')).toBeTruthy();
  expect(region.textContent).toBe('A vossa pergunta foi enviada.');
  expect(status()).toBe(region);
  expect(document.activeElement).toBe(region);
});

it('a refused question says why, keeps its text, and can be sent again', async () => {
  sendQuestion.mockRejectedValueOnce(refused('Mudou entretanto.'));
  open();
  await ask();
  expect(await screen.findByText('Mudou entretanto.')).toBeTruthy();
  expect(box()?.value).toBe('Porquê?');
  expect(document.activeElement).toBe(status());
  const reads = readFeedback.mock.calls.length;
  sendQuestion.mockImplementation(async () => {
    readFeedback.mockResolvedValue(ASKED);
    return { question };
  });
  await user.click(screen.getByRole('button', { name: 'Enviar a pergunta' }));
  expect(await screen.findByText('Não percebemos. Porquê?')).toBeTruthy();
  expect(readFeedback.mock.calls.length).toBeGreaterThan(reads);
  expect(screen.queryByText('Mudou entretanto.')).toBeNull();
});

it('a question that another device was first with stands below the reason', async () => {
  const reply = later<unknown>();
  sendQuestion.mockReturnValue(reply.promise);
  open();
  await ask();
  readFeedback.mockResolvedValue({ missions: [aFeedback(2, { question: { ...question, text: 'Como?' } })] });
  await reply.fail(refused('A equipa já perguntou.'));
  expect(await screen.findByText('Não percebemos. Como?')).toBeTruthy();
  expect(status().textContent).toBe('A equipa já perguntou.');
  expect(box()).toBeNull();
});

it('a waiting question is neither offered nor focused again when the diary is opened anew, and is confirmed there', async () => {
  sendQuestion.mockRejectedValueOnce(OFFLINE);
  const first = open();
  await ask();
  expect(await screen.findByText('A vossa pergunta está guardada e segue assim que for possível.')).toBeTruthy();
  first.unmount();
  open();
  expect(await screen.findByText('A vossa pergunta está guardada e segue assim que for possível.')).toBeTruthy();
  expect([button(), box()]).toEqual([null, null]);
  expect(document.activeElement).toBe(document.body);
  sendQuestion.mockResolvedValue({ question });
  readFeedback.mockResolvedValue(ASKED);
  act(() => accountOutbox(ACCOUNT).retryNow());
  expect(await screen.findByText('Não percebemos. Porquê?')).toBeTruthy();
});

it('a refusal that came while the diary was closed is said when it is opened again', async () => {
  const reply = later<unknown>();
  sendQuestion.mockReturnValue(reply.promise);
  const first = open();
  await ask();
  first.unmount();
  await reply.fail(refused('Mudou entretanto.'));
  open();
  expect(await screen.findByText('Mudou entretanto.')).toBeTruthy();
  expect(box()?.value).toBe('Porquê?');
});

it('a refusal is said too when the mission went back to the team meanwhile', async () => {
  const reply = later<unknown>();
  sendQuestion.mockReturnValue(reply.promise);
  open();
  await ask();
  readFeedback.mockResolvedValue({ missions: [] });
  await reply.fail(refused('Mudou entretanto.'));
  expect(await screen.findByText(/^Ainda não há nada/)).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('Mudou entretanto.');
});
