import { announce } from '../announce.ts';
import { levelsBetween, type QualityLevel } from '../quality.ts';

/** What the pictures are drawn with, best first; `imagem` is one still picture. */
const RENDERERS = ['webgl', 'canvas', 'imagem'] as const;
export type RendererName = (typeof RENDERERS)[number];

/** Drawing budget of a machine. */
export interface RenderBudget {
  renderer: RendererName;
  /** The processor draws: fewer pixels, fewer frames. */
  software: boolean;
  /** The levels that are tried, best first. */
  levels: readonly QualityLevel[];
}

const SOFTWARE = /SwiftShader|llvmpipe|softpipe|Basic Render/i;
const MAX_RESOLUTION = 2;
const LEAST = { resolution: 0.5, particles: 0.35 } as const;
/**
 * Measured on two cores without a graphics card: a resting scene of this size takes 15 to 35 ms, and delays the page's own buttons
 * by as much. A slower machine shows fewer frames; a change of the canvas's size would delay them more.
 */
const SOFTWARE_RESOLUTION = 0.65;
const SOFTWARE_LEVELS: readonly QualityLevel[] = [
  { resolution: SOFTWARE_RESOLUTION, particles: 0.5, maxFps: 60, restFps: 30 },
  { resolution: SOFTWARE_RESOLUTION, particles: 0.35, maxFps: 30, restFps: 15 },
  { resolution: SOFTWARE_RESOLUTION, particles: 0.35, maxFps: 20, restFps: 8 },
];
const CANVAS_BEST: QualityLevel = { resolution: 1, particles: 0.6, maxFps: 30, restFps: 20 };

/** Returns the budget for a WebGL driver of this name on a screen of this pixel density. */
export function budgetForDriver(driver: string, devicePixelRatio: number): RenderBudget {
  if (SOFTWARE.test(driver)) return { renderer: 'webgl', software: true, levels: SOFTWARE_LEVELS };
  return { renderer: 'webgl', software: false, levels: levelsBetween(fullQuality(devicePixelRatio), LEAST) };
}

/** Returns the budget for the same renderer where its frames show that the processor draws, which Safari does not tell. */
export function lightBudget(budget: RenderBudget): RenderBudget {
  return budget.software ? budget : { ...budget, software: true, levels: SOFTWARE_LEVELS };
}

/** Returns the best quality on a screen of this pixel density. */
export function fullQuality(devicePixelRatio: number): QualityLevel {
  return { resolution: Math.min(Math.max(devicePixelRatio, 1), MAX_RESOLUTION), particles: 1, maxFps: 0, restFps: 0 };
}

const CANVAS_POWER: RenderBudget = { renderer: 'canvas', software: true, levels: levelsBetween(CANVAS_BEST, LEAST) };
const NO_POWER: RenderBudget = { ...CANVAS_POWER, renderer: 'imagem' };

/** Returns the renderer that `?desenho=` in the address asks for, or null. */
export function askedRenderer(search: string): RendererName | null {
  const asked = new URLSearchParams(search).get('desenho');
  return RENDERERS.find((name) => name === asked) ?? null;
}

/** Chooses the renderer for this machine (WebGL, else the browser's 2D canvas, else a still picture) and logs it. */
export function chooseRenderer(): RenderBudget {
  const power = choose(askedRenderer(window.location.search));
  const mode = power.software ? ', modo leve' : '';
  announce(power.renderer === 'imagem' ? 'imagem parada' : `${power.renderer}${mode}`);
  return power;
}

function choose(asked: RendererName | null): RenderBudget {
  const driver = asked === null || asked === 'webgl' ? webglDriver() : null;
  if (driver !== null) return budgetForDriver(driver, window.devicePixelRatio);
  return asked !== 'imagem' && hasCanvas() ? CANVAS_POWER : NO_POWER;
}

/** Returns whether a graphics card draws with WebGL, as far as its driver tells: only then a second picture costs little. */
export function hasGraphicsCard(): boolean {
  const { renderer, software } = choose(askedRenderer(window.location.search));
  return renderer === 'webgl' && !software;
}

/**
 * Returns the name of the graphics driver, '' where the browser hides it, null without WebGL. Releases the context at
 * once.
 */
function webglDriver(): string | null {
  const canvas = document.createElement('canvas');
  const gl = canvas.getContext('webgl2') ?? canvas.getContext('webgl');
  if (!gl) return null;
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const name = String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return name;
}

function hasCanvas(): boolean {
  return document.createElement('canvas').getContext('2d') !== null;
}
