// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SCENES, TRANSITION_MS } from '#client/game/flow/scenes.ts';
import { SILENT_VOICE } from '#client/game/flow/voice.ts';
import { Stage } from '#client/game/stage/Stage.tsx';
import type { StageProps, StageScene } from '#client/game/stage/stageProps.ts';

// @pixi/react loads only in a bundler; a browser without a canvas does not need it.
vi.mock('@pixi/react', () => ({ extend: vi.fn(), useApplication: vi.fn(), Application: vi.fn() }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function props(scene: StageScene, own: Partial<StageProps> = {}): StageProps {
  return {
    scene,
    theme: 'dh',
    ship: 3,
    mission: null,
    robot: 'idle',
    gaze: { at: 'students' },
    raised: 'none',
    voice: SILENT_VOICE,
    projector: false,
    reducedMotion: false,
    ...own,
  };
}

function marks(container: HTMLElement) {
  const layer = container.querySelector<HTMLElement>('[data-renderer]');
  return { ...layer?.dataset };
}

function pictures(container: HTMLElement): string[] {
  const images = [...container.querySelectorAll('img')].map(({ src }) => src);
  const skies = [...container.querySelectorAll('div')].map(({ style }) => style.backgroundImage);
  return [...images, ...skies];
}

describe('a browser that cannot draw', () => {
  it.each(['login', ...SCENES] as const)('has a still picture of %s, hidden from screen readers', (scene) => {
    const { container } = render(<Stage {...props(scene)} />);
    expect(marks(container)).toMatchObject({ renderer: 'imagem', ready: 'true', scene, raised: 'none' });
    expect(container.querySelector('[data-renderer]')?.getAttribute('aria-hidden')).toBe('true');
    expect(container.querySelector('canvas')).toBeNull();
    for (const image of container.querySelectorAll('img')) expect(image.getAttribute('alt')).toBe('');
  });

  it('shows the cockpit in front of the sky, and only the sky outside of the ship', async () => {
    const { container, rerender } = render(<Stage {...props('cockpit')} />);
    expect(pictures(container).some((src) => src.includes('dh/nebula'))).toBe(true);
    await expect.poll(() => pictures(container).some((src) => src.includes('hull/'))).toBe(true);
    rerender(<Stage {...props('takeOff')} />);
    expect(pictures(container).some((src) => src.includes('hull/'))).toBe(false);
  });

  it('shows the frame of the raised screen', async () => {
    const { container, rerender } = render(<Stage {...props('write')} />);
    await expect.poll(() => pictures(container).some((src) => src.includes('hull/'))).toBe(true);
    expect(container.innerHTML).not.toContain('border-image');
    rerender(<Stage {...props('write', { raised: 'form' })} />);
    expect(container.innerHTML).toContain('border-image');
    expect(marks(container).raised).toBe('form');
  });

  it('is ready at once, and reports it once', () => {
    const onReady = vi.fn();
    const { rerender } = render(<Stage {...props('loading', { onReady })} />);
    rerender(<Stage {...props('cockpit', { onReady })} />);
    expect(onReady).toHaveBeenCalledTimes(1);
  });

  it.each(SCENES)('ends %s by itself only if it is a transition', (scene) => {
    const onTransitionEnd = vi.fn();
    render(<Stage {...props(scene, { onTransitionEnd })} />);
    vi.advanceTimersByTime(10_000);
    expect(onTransitionEnd.mock.calls).toEqual(scene in TRANSITION_MS ? [[scene]] : []);
  });

  it('does not end a transition that was left', () => {
    const onTransitionEnd = vi.fn();
    const { unmount } = render(<Stage {...props('warp', { onTransitionEnd })} />);
    unmount();
    vi.advanceTimersByTime(10_000);
    expect(onTransitionEnd).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
