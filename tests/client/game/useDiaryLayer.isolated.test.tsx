// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GameView } from '#client/game/flow/view.ts';
import { useDiaryLayer } from '#client/game/useDiaryLayer.tsx';

const loaded = vi.fn();
vi.mock('#client/game/overlays/diary/DiaryLayer.tsx', () => ({
  DiaryLayer: (props: { isBusy: boolean; opened: number }) => {
    loaded(props);
    return null;
  },
}));

let diary: ReturnType<typeof useDiaryLayer>;
const load = () => Promise.reject(new Error('not read here'));
const pass = vi.fn();
function Game() {
  diary = useDiaryLayer(load, pass);
  return diary.layer;
}

let idle: (() => void) | null = null;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    idle = run;
    return 1;
  });
  render(<Game />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  idle = null;
});

const show = (scene: GameView['scene'], canSkip: boolean) =>
  act(async () => diary.onView({ scene, canSkip } as GameView));
const wait = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
/** Lets the import of the layer end. */
const settle = async () => {
  vi.useRealTimers();
  await act(async () => {
    await import('#client/game/overlays/diary/DiaryLayer.tsx');
  });
};

it('loads five seconds after the stage is ready, once the browser is idle', async () => {
  await wait(20_000);
  expect(idle, 'while pictures are missing').toBeNull();
  await act(async () => diary.onReady());
  await wait(4_999);
  expect(idle).toBeNull();
  await wait(1);
  expect(idle).not.toBeNull();
  expect(loaded).not.toHaveBeenCalled();
  await act(async () => idle?.());
  await settle();
  expect(loaded.mock.lastCall?.[0]).toMatchObject({ isBusy: true, opened: 0 });
  await show('hangar', false);
  expect(loaded.mock.lastCall?.[0]).toMatchObject({ isBusy: false });
  expect(pass).toHaveBeenCalledTimes(1);
});

it('needs no requestIdleCallback', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  await act(async () => diary.onReady());
  await wait(4_999);
  expect(loaded).not.toHaveBeenCalled();
  await wait(1);
  await settle();
  expect(loaded).toHaveBeenCalled();
});

it('is there at once when it is opened', async () => {
  await act(async () => diary.open());
  await settle();
  expect(loaded.mock.lastCall?.[0]).toMatchObject({ opened: 1 });
});
