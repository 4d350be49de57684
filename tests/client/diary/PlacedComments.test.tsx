// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest';
import { PlacedComments } from '#client/diary/places/PlacedComments.tsx';
import type { TeamComment } from '#domain/marking/places/placedComments.ts';
import { expectAccessible } from '../../support/browser/expectAccessible.ts';
import { htmlMistakes } from '../../support/browser/screens/htmlMistakes.ts';
import { setupUser } from '../../support/browser/setupUser.ts';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(cleanup);

const TEXT = 'O mar é de todas as pessoas. O rio também.';
const texts = [
  { prompt: 'Primeira pergunta', text: 'Nada a dizer.' },
  { prompt: 'Segunda pergunta', text: TEXT },
];
const pictures = [
  { step: 0, position: 0, address: '/api/files/a?inline=1', words: 'A praia' },
  { step: 0, position: 2, address: '/api/files/b?inline=1', words: 'A ponte' },
];
const onText = (quote: string, isRead = false): TeamComment => {
  const start = TEXT.indexOf(quote);
  const place = { kind: 'text', step: 1, start, end: start + quote.length, quote } as const;
  return { id: quote, revision: 1, place, text: `Sobre «${quote}»`, isRead };
};
const onPicture = (id: string, y: number): TeamComment => ({
  revision: 1,
  id,
  place: { kind: 'picture', step: 0, position: 2, x: 0.25, y },
  text: `Sobre ${id}`,
  isRead: false,
});

function show(comments: readonly TeamComment[]) {
  const onRead = vi.fn<(comment: TeamComment) => void>();
  const view = render(<PlacedComments texts={texts} pictures={pictures} comments={comments} onRead={onRead} />);
  const again = (now: readonly TeamComment[]) =>
    view.rerender(<PlacedComments texts={texts} pictures={pictures} comments={now} onRead={onRead} />);
  return { onRead, again, container: view.container };
}
const readIds = (onRead: Mock<(comment: TeamComment) => void>) => onRead.mock.calls.map(([{ id }]) => id);
const list = (name: RegExp) => within(screen.getByRole('list', { name }));

test('shows the texts that have comments, numbered in order of place, each comment closed', async () => {
  const { container } = show([onText('rio'), onText('mar', true)]);
  expect(screen.queryByText('Primeira pergunta')).toBeNull();
  expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['mar', 'rio']);
  const buttons = list(/Segunda pergunta/).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Comentário 1: «mar»Lido',
    'Comentário 2: «rio»Por ler',
  ]);
  expect(screen.queryByText(/^Sobre/)).toBeNull();
  await expectAccessible();
  expect(htmlMistakes()).toEqual([]);
});

test('a press on a number opens its comment, leads there and marks it as read, once', async () => {
  const comments = [onText('rio'), onText('mar', true)];
  const { onRead, again } = show(comments);
  await user.click(screen.getByRole('button', { name: 'Comentário 2' }));
  expect(screen.getByText('Sobre «rio»')).toBeDefined();
  const button = list(/Segunda/).getByRole('button', { name: /^Comentário 2: / });
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(button.textContent, 'before the server says so').toContain('Lido');
  expect(readIds(onRead)).toEqual(['rio']);
  const current = () => screen.getByRole('button', { name: 'Comentário 2' }).getAttribute('aria-current');
  expect(current()).toBe('true');
  await user.keyboard('{Enter}');
  expect(screen.queryByText('Sobre «rio»')).toBeNull();
  expect(current()).toBeNull();
  await user.keyboard('{Enter}');
  expect(screen.getByText('Sobre «rio»')).toBeDefined();
  again(comments.map((comment) => ({ ...comment, isRead: true })));
  await user.click(screen.getByRole('button', { name: 'Comentário 2' }));
  expect(onRead).toHaveBeenCalledTimes(1);
  await expectAccessible();
});

test('changed words are unread again, also here', async () => {
  const { onRead, again } = show([onText('rio')]);
  await user.click(screen.getByRole('button', { name: 'Comentário 1' }));
  again([{ ...onText('rio'), revision: 2, text: 'Outras palavras' }]);
  const button = list(/Segunda/).getByRole('button', { name: /^Comentário 1: / });
  expect(button.textContent).toContain('Por ler');
  await user.click(button);
  await user.click(button);
  expect(onRead.mock.calls.map(([{ revision }]) => revision)).toEqual([1, 2]);
});

test('a comment that was read is not marked again', async () => {
  const { onRead } = show([onText('mar', true)]);
  await user.click(list(/Segunda/).getByRole('button', { name: /^Comentário 1: / }));
  expect(screen.getByText('Sobre «mar»')).toBeDefined();
  expect(onRead).not.toHaveBeenCalled();
});

test('shows pictures with pins at their points', async () => {
  const { onRead } = show([onPicture('baixo', 0.9), onPicture('cima', 0.1)]);
  expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('src'))).toEqual(['/api/files/b?inline=1']);
  const pins = ['Comentário 1', 'Comentário 2'].map(
    (name) => screen.getByRole('button', { name }).parentElement?.style,
  );
  expect(pins.map((style) => [style?.left, style?.top])).toEqual([
    ['25%', '10%'],
    ['25%', '90%'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Comentário 2' }));
  expect(screen.getByText('Sobre baixo')).toBeDefined();
  expect(readIds(onRead)).toEqual(['baixo']);
  await expectAccessible();
});

test('shows nothing without comments', () => {
  expect(show([]).container.textContent).toBe('');
});
