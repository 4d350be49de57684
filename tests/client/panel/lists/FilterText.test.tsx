// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FilterText } from '#client/panel/lists/filters/FilterText.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const box = () => screen.getByLabelText('Nome') as HTMLInputElement;

test('follows its value when that is cleared and comes back, and does not write over it', () => {
  vi.useFakeTimers();
  const onCommit = vi.fn();
  const field = (value: string) => <FilterText label="Nome" value={value} onCommit={onCommit} />;
  const { rerender } = render(field(''));
  fireEvent.change(box(), { target: { value: 'abc' } });
  vi.advanceTimersByTime(1_000);
  expect(onCommit.mock.calls).toEqual([['abc']]);
  for (const value of ['abc', '', 'abc']) {
    rerender(field(value));
    expect(box().value).toBe(value);
  }
  vi.advanceTimersByTime(1_000);
  expect(onCommit).toHaveBeenCalledTimes(1);
});

test('waits once after the last letter, however often its parent renders meanwhile', () => {
  vi.useFakeTimers();
  const newest = vi.fn();
  const older = vi.fn();
  const field = (onCommit: (value: string) => void) => <FilterText label="Nome" value="" onCommit={onCommit} />;
  const { rerender } = render(field(older));
  fireEvent.change(box(), { target: { value: 'abc' } });
  vi.advanceTimersByTime(200);
  rerender(field(newest));
  vi.advanceTimersByTime(200);
  expect(newest.mock.calls).toEqual([['abc']]);
  expect(older).not.toHaveBeenCalled();
});
