import { announce } from '../announce.ts';
import type { QualityLevel } from '../quality.ts';

/** What the pictures are drawn with, best first; `imagem` is one still picture. */
const RENDERERS = ['webgl', 'canvas', 'imagem'] as const;
export type RendererName = (typeof RENDERERS)[number];

/** Drawing budget of a machine. */
export interface RenderBudget {
  renderer: RendererName;
  /** The processor draws: fewer pixels, fewer frames. */
  software: boolean;
  /** The best level that is tried, and the lowest that is allowed. */
  best: QualityLevel;
  least: QualityLevel;
  /** Frames per second while something flies; 0 = as many as the screen shows. */
  maxFps: number;
  /** Frames per second while a scene only drifts and breathes. */
  restFps: number;
}

const SOFTWARE = /SwiftShader|llvmpipe|softpipe|Basic Render/i;
const MAX_RESOLUTION = 2;
const LEAST: QualityLevel = { resolution: 0.5, particles: 0.35 };
/**
 * Measured on two cores without a graphics card: at full size a frame takes 300 ms and delays the page's own buttons.
 * So does a change of the canvas's size, which therefore stays the same.
 */
const SOFTWARE_LIMITS = {
  best: { resolution: 0.65, particles: 0.5 },
  least: { resolution: 0.65, particles: 0.35 },
  maxFps: 20,
  restFps: 8,
} as const;
const CANVAS_LIMITS = { best: { resolution: 1, particles: 0.6 }, least: LEAST, maxFps: 30, restFps: 20 } as const;

/** Returns the budget for a WebGL driver of this name on a screen of this pixel density. */
export function budgetForDriver(driver: string, devicePixelRatio: number): RenderBudget {
  if (SOFTWARE.test(driver)) return { renderer: 'webgl', software: true, ...SOFTWARE_LIMITS };
  return {
    renderer: 'webgl',
    software: false,
    best: fullQuality(devicePixelRatio),
    least: LEAST,
    maxFps: 0,
    restFps: 0,
  };
}

/** Returns the budget for the same renderer where its frames show that the processor draws, which Safari does not tell. */
export function lightBudget(budget: RenderBudget): RenderBudget {
  return budget.software ? budget : { ...budget, software: true, ...SOFTWARE_LIMITS };
}

/** Returns the best quality on a screen of this pixel density. */
export function fullQuality(devicePixelRatio: number): QualityLevel {
  return { resolution: Math.min(Math.max(devicePixelRatio, 1), MAX_RESOLUTION), particles: 1 };
}

const CANVAS_POWER: RenderBudget = { renderer: 'canvas', software: true, ...CANVAS_LIMITS };
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
