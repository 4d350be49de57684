import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ProductServer, startProduct } from '../../support/product/productServer.ts';

/** Password of the demo accounts. */
export const PASSWORD = 'medir-palavra-1';

/** Runs `work` with the built product and a seeded school, and stops the product afterwards. */
export async function withProduct<T>(work: (product: ProductServer) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-lesson-'));
  const product = await startProduct(dataDir, { DEMO_PASSWORD: PASSWORD, NODE_ENV: 'test' });
  try {
    return await work(product);
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
