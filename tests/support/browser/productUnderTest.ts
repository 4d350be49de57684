import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { type ProductServer, startProduct } from '../product/productServer.ts';
import { launchBrowser } from './chromium.ts';

/**
 * The running product and a browser for one test file, on a data directory of its own; both are gone afterwards. The file
 * fails when a call failed with an unexpected error (500).
 */
export interface ProductUnderTest {
  product: ProductServer;
  browser: Browser;
  dataDir: string;
  /** Of every demonstration account. */
  password: string;
  /** The server alone is killed and started anew where it was. */
  killAndRestart(): Promise<void>;
}

/** `env` is asked for when the product starts. */
export function productUnderTest(
  password = 'demo-palavra-1',
  env: () => NodeJS.ProcessEnv = () => ({}),
): ProductUnderTest {
  const dataDir = mkdtempSync(join(tmpdir(), 'product-'));
  const unexpected: string[] = [];
  const under = {
    dataDir,
    password,
    async killAndRestart() {
      const { port } = new URL(under.product.base);
      await under.product.kill();
      unexpected.push(...under.product.unexpected);
      under.product = await startProduct(dataDir, env(), Number(port));
    },
  } as ProductUnderTest;
  beforeAll(async () => {
    under.product = await startProduct(dataDir, { ...env(), DEMO_PASSWORD: password });
    under.browser = await launchBrowser();
  });
  afterAll(async () => {
    await under.browser?.close();
    await under.product?.stop();
    rmSync(dataDir, { recursive: true, force: true });
    expect([...unexpected, ...(under.product?.unexpected ?? [])]).toEqual([]);
  });
  return under;
}
