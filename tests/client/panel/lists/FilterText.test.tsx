// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FilterText } from '#client/panel/lists/filters/FilterText.tsx';
import { setupUser } from '../../../support/browser/setupUser.ts';

import { fill } from '../actions.ts';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const box = () => screen.getByLabelText('Nome') as HTMLInputElement;

test('follows its value when that is cleared and set again, and commits nothing more', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const onCommit = vi.fn();
  const field = (value: string) => <FilterText label="Nome" value={value} onCommit={onCommit} />;
  const { rerender } = render(field(''));
  await fill(user, box(), 'abc');
  vi.advanceTimersByTime(1_000);
  expect(onCommit.mock.calls).toEqual([['abc']]);
  for (const value of ['abc', '', 'abc']) {
    rerender(field(value));
    expect(box().value).toBe(value);
  }
  vi.advanceTimersByTime(1_000);
  expect(onCommit).toHaveBeenCalledTimes(1);
});

test('commits once after a pause in typing, even when its parent renders meanwhile', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const newest = vi.fn();
  const older = vi.fn();
  const field = (onCommit: (value: string) => void) => <FilterText label="Nome" value="" onCommit={onCommit} />;
  const { rerender } = render(field(older));
  await fill(user, box(), 'abc');
  vi.advanceTimersByTime(200);
  rerender(field(newest));
  vi.advanceTimersByTime(200);
  expect(newest.mock.calls).toEqual([['abc']]);
  expect(older).not.toHaveBeenCalled();
});
