import { announce } from './announce.ts';
import type { QualityLevel } from './quality.ts';

/** What the pictures are drawn with, the best first; `imagem` is one still picture. */
const RENDERERS = ['webgl', 'canvas', 'imagem'] as const;
export type RendererName = (typeof RENDERERS)[number];

/** What the machine can do. */
export interface Power {
  renderer: RendererName;
  /** The picture is computed by the processor: fewer points, fewer frames. */
  software: boolean;
  /** The best that is tried, and the least that is gone down to. */
  best: QualityLevel;
  least: QualityLevel;
  /** Frames a second while something flies; 0 = as many as the screen shows. */
  maxFps: number;
  /** The same while a scene only drifts and breathes. */
  restFps: number;
}

const SOFTWARE = /SwiftShader|llvmpipe|softpipe|Basic Render/i;
const MAX_RESOLUTION = 2;
const LEAST: QualityLevel = { resolution: 0.5, particles: 0.35 };
/**
 * Measured on two cores without a graphics card: at full size a frame takes 300 ms, and the page's own buttons wait for it;
 * so does a change of the canvas's size, which is therefore left alone.
 */
const SOFTWARE_LIMITS = {
  best: { resolution: 0.65, particles: 0.5 },
  least: { resolution: 0.65, particles: 0.35 },
  maxFps: 20,
  restFps: 8,
} as const;
const CANVAS_LIMITS = { best: { resolution: 1, particles: 0.6 }, least: LEAST, maxFps: 30, restFps: 20 } as const;

/** The budget for a WebGL driver of that name on a screen of that density. */
export function powerOf(driver: string, devicePixelRatio: number): Power {
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

/** All there is, on a screen of that density. */
export function fullQuality(devicePixelRatio: number): QualityLevel {
  return { resolution: Math.min(Math.max(devicePixelRatio, 1), MAX_RESOLUTION), particles: 1 };
}

const CANVAS_POWER: Power = { renderer: 'canvas', software: true, ...CANVAS_LIMITS };
const NO_POWER: Power = { ...CANVAS_POWER, renderer: 'imagem' };

/** The renderer that `?desenho=` in the address asks for. */
export function askedRenderer(search: string): RendererName | null {
  const asked = new URLSearchParams(search).get('desenho');
  return RENDERERS.find((name) => name === asked) ?? null;
}

/** Chooses the renderer for this machine: WebGL, else the browser's 2D canvas, else a still picture; says so in the console. */
export function probePower(): Power {
  const power = choose(askedRenderer(window.location.search));
  const mode = power.software ? ', modo leve' : '';
  announce(power.renderer === 'imagem' ? 'imagem parada' : `${power.renderer}${mode}`);
  return power;
}

function choose(asked: RendererName | null): Power {
  const driver = asked === null || asked === 'webgl' ? webglDriver() : null;
  if (driver !== null) return powerOf(driver, window.devicePixelRatio);
  return asked !== 'imagem' && hasCanvas() ? CANVAS_POWER : NO_POWER;
}

/** The name of the graphics driver, '' where the browser keeps it; null without WebGL. The context is given back at once. */
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
