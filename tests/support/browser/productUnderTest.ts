import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { ApiClient } from '../product/ApiClient.ts';
import { copyPreparedData, DEMO_PASSWORD } from '../product/preparedData.ts';
import { type ProductServer, startProduct } from '../product/productServer.ts';
import { type BrowserKind, closePages, sharedBrowser } from './chromium.ts';

/** The running product, on a temporary data directory, and a browser for one test file. */
export interface ProductUnderTest {
  product: ProductServer;
  browser: Browser;
  dataDir: string;
  /** Password of every demonstration account. */
  password: string;
  /** Signs in through the API; demonstration accounts need no password here. */
  signInToApi(username: string, password?: string): Promise<ApiClient>;
  /** Sends SIGKILL to the server process only and restarts it at the same address. */
  killAndRestart(): Promise<void>;
}

interface Options {
  /** Returns more environment variables of the server; called at each start. */
  env?: () => NodeJS.ProcessEnv;
  browser?: BrowserKind;
  /** Where the server listens; any free port without it. */
  port?: number;
}

/**
 * Starts the product before the file's tests and stops it afterwards; the file fails when a call failed with an
 * unexpected error (500).
 */
export function productUnderTest({
  env = () => ({}),
  browser: kind = 'shell',
  port: wantedPort,
}: Options = {}): ProductUnderTest {
  const dataDir = mkdtempSync(join(tmpdir(), 'product-'));
  const unexpectedErrors: string[] = [];
  const fixture = {
    dataDir,
    password: DEMO_PASSWORD,
    signInToApi: (username, password = DEMO_PASSWORD) => new ApiClient(fixture.product.base).signIn(username, password),
    async killAndRestart() {
      const { port } = new URL(fixture.product.base);
      await fixture.product.kill();
      unexpectedErrors.push(...fixture.product.unexpected);
      fixture.product = await startProduct(dataDir, env(), Number(port));
    },
  } as ProductUnderTest;
  beforeAll(async () => {
    const settings = env();
    // Another database is filled at the first start.
    if (!('DATABASE_URL' in settings)) copyPreparedData(inject('preparedData'), dataDir);
    const [product, browser] = await Promise.allSettled([
      startProduct(dataDir, { ...settings, DEMO_PASSWORD }, wantedPort),
      sharedBrowser(kind),
    ]);
    // One that runs is stopped afterwards even where the other failed.
    if (product.status === 'fulfilled') fixture.product = product.value;
    if (browser.status === 'fulfilled') fixture.browser = browser.value;
    for (const start of [product, browser]) if (start.status === 'rejected') throw start.reason;
  });
  afterAll(async () => {
    await closePages(fixture.browser);
    await fixture.product?.stop();
    rmSync(dataDir, { recursive: true, force: true });
    expect([...unexpectedErrors, ...(fixture.product?.unexpected ?? [])]).toEqual([]);
  });
  return fixture;
}
