import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, inject } from 'vitest';
import { screenshotPath, VIEWPORTS, type Viewport, visit, visitToPlay } from '../browser/browser.ts';
import { sharedBrowser } from '../browser/chromium.ts';
import { DeviceProxy } from './DeviceProxy.ts';
import { repairFirefox, sharedFirefox } from './firefox.ts';
import { pageScript } from './pageScript.ts';
import { WebKitPage } from './webkit/WebKitPage.ts';

export type EngineName = 'chromium' | 'firefox' | 'webkit';

declare module 'vitest' {
  interface ProvidedContext {
    engine: EngineName;
  }
}

/** A page of one engine, behind a network of its own. */
export interface Device {
  page: Page;
  proxy: DeviceProxy;
  /** Messages of the console, uncaught exceptions and responses of status 500 and above. */
  errors: string[];
  /** Taps where the engine can be driven by touch, and clicks elsewhere. */
  touch: boolean;
  close(): Promise<void>;
}

interface DeviceOptions {
  /** Allows the service worker. */
  worker?: boolean;
  /** Fetches what the next screens may need, as browsers do that are not asked to save data; always with the service worker. */
  prefetches?: boolean;
  /** Plays: a fast clock, nothing drawn, and touch where the engine can be driven by it. */
  play?: boolean;
  /** Runs in each page before its own scripts. */
  before?: () => void;
}

export interface EngineUnderTest {
  name: EngineName;
  /** Opens a blank page whose network leads to the product at `product`. */
  open(product: string, viewport: Viewport, options?: DeviceOptions): Promise<Device>;
}

/** Returns the engine of the Vitest project; what a test file leaves open is closed after it. */
export function engineUnderTest(): EngineUnderTest {
  const name = inject('engine');
  const devices: Device[] = [];
  const open =
    name === 'webkit' ? openWebKit : (...args: Parameters<typeof openWebKit>) => openPlaywright(name, ...args);
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return;
    for (const [index, { page }] of devices.entries()) {
      const path = screenshotPath(`failed-${name}-${task.name}-${index}`);
      // The page of a device that the test has closed is gone.
      await page.screenshot({ path, timeout: 5_000 }).catch(() => {});
    }
  });
  afterAll(async () => {
    await Promise.all(devices.map((device) => device.close()));
  });
  return {
    name,
    async open(product, viewport, options = {}) {
      const device = await open(product, viewport, options);
      const { close } = device;
      let closing: Promise<void> | undefined;
      device.close = () => {
        closing ??= close();
        return closing;
      };
      devices.push(device);
      return device;
    },
  };
}

async function openPlaywright(
  name: 'chromium' | 'firefox',
  product: string,
  viewport: Viewport,
  { worker = false, prefetches = false, play = false, before }: DeviceOptions,
): Promise<Device> {
  const browser: Browser = await (name === 'firefox' ? sharedFirefox() : sharedBrowser('shell'));
  // Firefox makes no click of a touch.
  const touch = play && name === 'chromium';
  const proxy = await new DeviceProxy(product).listen();
  const { page, context, errors } = await (play ? visitToPlay : visit)(browser, viewport, {
    worker,
    prefetches,
    touch,
    painted: true,
    // Each engine decodes in its own way.
    ...(play && { sound: true, decodes: true }),
  });
  if (name === 'firefox') await repairFirefox(context);
  if (before) await context.addInitScript(before);
  return {
    page,
    proxy,
    errors,
    touch,
    close: async () => {
      await context.close();
      await proxy.close();
    },
  };
}

async function openWebKit(
  product: string,
  viewport: Viewport,
  { worker = false, prefetches = false, play = false, before }: DeviceOptions,
): Promise<Device> {
  const proxy = await new DeviceProxy(product, pageScript({ play, saving: !worker && !prefetches, before })).listen();
  const page = await WebKitPage.open(VIEWPORTS[viewport]);
  return {
    // The journeys use the part of Playwright's Page that WebKitPage has; another method fails as no function.
    page: page as unknown as Page,
    proxy,
    errors: proxy.errors,
    touch: false,
    close: async () => {
      await page.close();
      await proxy.close();
    },
  };
}
