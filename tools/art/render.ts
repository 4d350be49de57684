import type { Browser, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { linearHex } from './color.ts';
import { type Job, renderInPage } from './page.ts';
import type { Layers, SceneRecipe } from './recipe.ts';
import { shaderOf } from './shader.ts';

const BROWSER = process.env.CHROMIUM ?? '/usr/bin/chromium';
const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-gpu-watchdog',
];
/** Rows sent from the page at a time. */
const BAND = 64;

/** Render size and antialiasing; a finished picture has scale 1. */
export interface Detail {
  scale: number;
  /** Samples per pixel and axis; default: the recipe's. */
  antialias?: number;
}

/** Renders scenes with the software WebGL of a headless browser, which is opened for the first scene. */
export class Renderer {
  #browser: Browser | undefined;
  #page: Page | undefined;

  /** @throws Error with the compiler's message for an invalid shader */
  async render(recipe: SceneRecipe, detail: Detail): Promise<Layers> {
    const page = await this.#open();
    const job = jobOf(recipe, detail);
    const layers: Layers = {
      width: job.width,
      height: job.height,
      surface: new Float32Array(job.width * job.height * 4),
      light: new Float32Array(job.width * job.height * 4),
      tint: new Float32Array(job.width * job.height * 4),
    };
    await page.evaluate(renderInPage, job);
    for (let row = 0; row < job.height; row += BAND) {
      const rows = Math.min(BAND, job.height - row);
      for (const [index, name] of (['surface', 'light', 'tint'] as const).entries()) {
        const band = await page.evaluate(`window.readBand(${index}, ${row}, ${rows})`);
        placeBand(layers[name], String(band), job.width, job.height, row);
      }
    }
    return layers;
  }

  async close(): Promise<void> {
    await this.#browser?.close();
  }

  async #open(): Promise<Page> {
    if (this.#page) return this.#page;
    this.#browser = await chromium.launch({ executablePath: BROWSER, args: FLAGS });
    this.#page = await this.#browser.newPage();
    // tsx wraps functions in this helper, which the page lacks.
    await this.#page.addInitScript('globalThis.__name = (value) => value');
    await this.#page.goto('about:blank');
    return this.#page;
  }
}

/** Copies rows and flips them, because WebGL counts rows from the bottom. */
function placeBand(layer: Float32Array, encoded: string, width: number, height: number, firstRow: number): void {
  const bytes = Buffer.from(encoded, 'base64');
  const band = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  const stride = width * 4;
  for (let row = 0; row * stride < band.length; row++) {
    layer.set(band.subarray(row * stride, (row + 1) * stride), (height - 1 - firstRow - row) * stride);
  }
}

function jobOf(recipe: SceneRecipe, { scale, antialias }: Detail): Job {
  const size = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  const crop = recipe.crop ?? { left: 0, top: 0, width: recipe.width, height: recipe.height };
  const { azimuth, elevation, roll } = recipe.camera ?? { azimuth: Math.PI / 2, elevation: 0, roll: 0 };
  const whole: [number, number] = [size(recipe.width), size(recipe.height)];
  const job = {
    width: size(crop.width),
    height: size(crop.height),
    shader: shaderOf(recipe, antialias ?? recipe.antialias ?? 2),
    uniforms: {
      resolution: whole,
      offset: [size(crop.left), whole[1] - size(crop.top) - size(crop.height)],
      paint: [...linearHex(recipe.paint ?? '#ED8A58')],
      glow: [...linearHex(recipe.glow ?? '#38b8ff')],
      camera: [azimuth, elevation, roll],
      zoom: [recipe.zoom ?? 1],
      shift: [...(recipe.shift ?? [0, 0])],
    } as Record<string, number[]>,
  };
  for (const [name, value] of Object.entries(recipe.uniforms ?? {})) {
    job.uniforms[name] = typeof value === 'number' ? [value] : [...value];
  }
  return job;
}
