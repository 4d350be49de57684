// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  askedRenderer,
  budgetForDriver,
  chooseRenderer,
  fullQuality,
  lightBudget,
} from '#client/game/stage/engine/renderer/renderer.ts';

afterEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

describe('budgetForDriver', () => {
  it.each([
    ['ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device), SwiftShader driver)', 2, true],
    ['llvmpipe (LLVM 15.0.6, 256 bits)', 1, true],
    ['softpipe', 1, true],
    ['Microsoft Basic Render Driver', 1, true],
    ['ANGLE (Intel, Mesa Intel(R) UHD Graphics 620, OpenGL 4.6)', 2, false],
    ['Adreno (TM) 618', 2, false],
    ['', 1, false],
  ])('%s at density %d: software %s', (driver, density, software) => {
    const power = budgetForDriver(driver, density);
    expect(power.renderer).toBe('webgl');
    expect(power.software).toBe(software);
    const [best] = power.levels;
    expect(best?.resolution).toBe(software ? 0.65 : density);
    expect(best?.particles).toBe(software ? 0.5 : 1);
    expect([best?.maxFps, best?.restFps]).toEqual(software ? [60, 30] : [0, 0]);
  });

  it('shows fewer frames, but as many pixels, where the processor draws and is too slow', () => {
    const { levels } = budgetForDriver('llvmpipe', 1);
    expect(new Set(levels.map(({ resolution }) => resolution)).size).toBe(1);
    expect(levels.map(({ restFps }) => restFps)).toEqual([30, 15, 8]);
  });

  it.each([
    [1, 1],
    [1.25, 1.25],
    [3, 2],
    [0.5, 1],
  ])('draws a screen of density %d with a resolution of %d', (density, resolution) => {
    expect(fullQuality(density)).toMatchObject({ resolution, particles: 1 });
    expect(budgetForDriver('Adreno 618', density).levels[0]?.resolution).toBe(resolution);
  });
});

describe('askedRenderer', () => {
  it.each([
    ['?desenho=webgl', 'webgl'],
    ['?desenho=canvas', 'canvas'],
    ['?ecra=projetor&desenho=imagem', 'imagem'],
    ['?desenho=webgpu', null],
    ['', null],
  ])('%s: %s', (search, renderer) => expect(askedRenderer(search)).toBe(renderer));
});

/** Fakes a browser that has only these canvas contexts. */
function browserWith(kinds: readonly string[], driver = 'Adreno (TM) 618') {
  const lost = vi.fn();
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const contexts = {
    getParameter: () => driver,
    getExtension: (name: string) =>
      name === 'WEBGL_lose_context' ? { loseContext: lost } : { UNMASKED_RENDERER_WEBGL: 1 },
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(((kind: string) =>
    kinds.includes(kind) ? contexts : null) as HTMLCanvasElement['getContext']);
  return { lost };
}

describe('chooseRenderer', () => {
  it.each([
    [['webgl2', 'webgl', '2d'], '', 'webgl'],
    [['webgl', '2d'], '', 'webgl'],
    [['2d'], '', 'canvas'],
    [[], '', 'imagem'],
    [['webgl2', '2d'], '?desenho=canvas', 'canvas'],
    [['webgl2', '2d'], '?desenho=imagem', 'imagem'],
    [['2d'], '?desenho=webgl', 'canvas'],
    [[], '?desenho=canvas', 'imagem'],
  ])('a browser with %j and %s draws with %s', (kinds, search, renderer) => {
    browserWith(kinds);
    window.history.replaceState(null, '', `/${search}`);
    expect(chooseRenderer().renderer).toBe(renderer);
  });

  it('releases the probed context at once', () => {
    const { lost } = browserWith(['webgl2', '2d']);
    chooseRenderer();
    expect(lost).toHaveBeenCalledTimes(1);
  });

  it('detects software rendering', () => {
    browserWith(['webgl2', '2d'], 'llvmpipe (LLVM 15.0.6, 256 bits)');
    expect(chooseRenderer().software).toBe(true);
  });
});

describe('announce', () => {
  it('logs each choice once', async () => {
    vi.resetModules();
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    const { announce } = await import('#client/game/stage/engine/announce.ts');
    for (const choice of ['webgl', 'webgl', 'imagem parada', 'webgl']) announce(choice);
    expect(info.mock.calls).toEqual([['[imagem] webgl'], ['[imagem] imagem parada']]);
  });
});

describe('the light budget', () => {
  it('is that of a processor that draws, with the same renderer', () => {
    const [fast, slow] = [budgetForDriver('Apple GPU', 2), budgetForDriver('llvmpipe', 2)];
    expect(lightBudget(fast)).toEqual(slow);
    expect(lightBudget(slow)).toBe(slow);
  });
});
