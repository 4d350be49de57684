// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeferredScreen } from '#client/game/stage/engine/renderer/DeferredScreen.ts';

const [WIDTH, HEIGHT] = [4, 2];

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A WebGL context whose pictures are done when `finish` is called; each picture has the colour of its number. */
function createGl() {
  const state = { drawn: 0, done: 0, buffers: 0, syncs: 0, lost: false };
  const count = (name: 'drawn' | 'buffers' | 'syncs', by: 1 | -1) => {
    state[name] += by;
    return {};
  };
  const gl = {
    SIGNALED: 1,
    drawingBufferWidth: WIDTH,
    drawingBufferHeight: HEIGHT,
    createBuffer: () => count('buffers', 1),
    deleteBuffer: () => count('buffers', -1),
    bindBuffer: () => {},
    bufferData: () => {},
    readPixels: () => count('drawn', 1),
    fenceSync: () => count('syncs', 1),
    deleteSync: () => count('syncs', -1),
    flush: () => {},
    getSyncParameter: () => (state.done >= state.drawn ? 1 : 0),
    getBufferSubData: (_target: number, _offset: number, pixels: Uint8ClampedArray) => pixels.fill(state.drawn),
    isContextLost: () => state.lost,
  };
  const finish = () => {
    state.done = state.drawn;
  };
  return { gl, state, finish };
}

function createScreen() {
  const { gl, ...control } = createGl();
  const [canvas, shown] = [document.createElement('canvas'), document.createElement('canvas')];
  shown.className = 'invisible';
  const colours: (number | undefined)[] = [];
  const taken: HTMLCanvasElement[] = [];
  const pen = {
    putImageData: ({ data }: ImageData) => colours.push(data[0]),
    setTransform: () => {},
    resetTransform: () => {},
    drawImage: (picture: HTMLCanvasElement) => taken.push(picture),
  };
  Object.assign(shown, { getContext: () => pen });
  const screen = new DeferredScreen({ gl: gl as unknown as WebGL2RenderingContext, canvas }, shown);
  return { screen, canvas, shown, colours, taken, ...control };
}

describe('the deferred screen', () => {
  it('takes over what a shown canvas shows before that becomes empty, and nothing from a hidden one', () => {
    const { screen, canvas, shown, taken } = createScreen();
    const draw = vi.fn();
    Object.assign(canvas, { width: 8, height: 6 });
    expect(screen.takeOver(draw)).toBe(false);
    expect([draw.mock.calls.length, taken, shown.className]).toEqual([0, [], 'invisible']);
    Object.defineProperty(canvas, 'offsetWidth', { value: 8 });
    expect(screen.takeOver(draw)).toBe(true);
    expect([draw.mock.calls.length, taken, shown.width, shown.height]).toEqual([1, [canvas], 8, 6]);
    expect([shown.className, canvas.style.display]).toEqual(['', '']);
  });

  it('shows a picture when it is done, and is busy until then', () => {
    const { screen, canvas, shown, colours, finish } = createScreen();
    screen.show();
    vi.advanceTimersByTime(200);
    expect([screen.isBusy, colours, shown.className]).toEqual([true, [], 'invisible']);
    finish();
    vi.advanceTimersByTime(10);
    expect([screen.isBusy, colours, shown.className]).toEqual([false, [1], '']);
    expect([shown.width, shown.height]).toEqual([WIDTH, HEIGHT]);
    expect(canvas.style.display).toBe('none');
  });

  it('shows only the newest of two pictures', () => {
    const { screen, colours, finish } = createScreen();
    screen.show();
    screen.show();
    finish();
    vi.advanceTimersByTime(10);
    expect(colours).toEqual([2]);
  });

  it('does not wait for ever for a driver that never says that it is done', () => {
    const { screen, colours } = createScreen();
    screen.show();
    vi.advanceTimersByTime(1_100);
    expect([screen.isBusy, colours]).toEqual([false, [1]]);
  });

  it('shows nothing of a lost context, and goes on', () => {
    const { screen, state, colours } = createScreen();
    screen.show();
    state.lost = true;
    vi.advanceTimersByTime(10);
    expect([screen.isBusy, colours]).toEqual([false, []]);
  });

  it('keeps no memory of pictures that were shown or stopped', () => {
    const { screen, state, finish } = createScreen();
    for (let times = 0; times < 3; times++) {
      screen.show();
      finish();
      vi.advanceTimersByTime(10);
    }
    screen.show();
    screen.stop();
    expect([state.buffers, state.syncs, vi.getTimerCount()]).toEqual([0, 0, 0]);
  });
});
