// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoadingBar } from '#client/ui/feedback/LoadingBar.tsx';
import { whilePending } from '#client/ui/feedback/pending.ts';
import { useChosenTheme, useThemeMode } from '#client/ui/theme.ts';
import { setupUser } from '../../support/browser/setupUser.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('LoadingBar', () => {
  beforeEach(() => void vi.useFakeTimers());
  const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('shows after the delay, for as long as a page is loading', async () => {
    render(<LoadingBar delayMs={500} heightPx={4} />);
    let arrive = () => {};
    act(() => void whilePending(new Promise<void>((resolve) => (arrive = resolve))));
    await advance(499);
    expect(screen.queryByRole('progressbar')).toBeNull();
    await advance(1);
    expect((screen.getByRole('progressbar') as HTMLElement).style.height).toBe('4px');
    arrive();
    await advance(0);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('is not left behind by a failed load', async () => {
    render(<LoadingBar delayMs={500} heightPx={4} />);
    const failed = whilePending(Promise.reject(new Error('x')));
    await expect(failed).rejects.toThrow('x');
    await advance(1_000);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});

function Page() {
  const [mode, setMode] = useThemeMode();
  useChosenTheme();
  return (
    <button type="button" onClick={() => setMode('light')}>
      {mode}
    </button>
  );
}

describe('theme', () => {
  it('follows the choice, stores it under the key of the spec, and is dark again on other pages', async () => {
    localStorage.clear();
    const view = render(<Page />);
    expect(screen.getByRole('button').textContent).toBe('system');
    await setupUser().click(screen.getByRole('button'));
    expect(document.documentElement.dataset.theme).toBe('light');
    expect(localStorage.getItem('theme-mode')).toBe('"light"');
    view.unmount();
    expect(document.documentElement.dataset.theme).toBe('dark');
  });

  it('ignores an unknown stored choice', () => {
    localStorage.setItem('theme-mode', '"neon"');
    render(<Page />);
    expect(screen.getByRole('button').textContent).toBe('system');
  });
});
