import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, type Visitor, visit } from '../support/browser.ts';
import { type ProductServer, startProduct } from '../support/productServer.ts';
import { TeamPlayer } from '../support/teamPlayer.ts';
import { Wire } from '../support/wire.ts';

const PASSWORD = 'demo-palavra-2';
const BEGUN = 'Uma escola onde todos têm voz';

let dataDir: string;
let product: ProductServer;
let browser: Browser;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'resilience-'));
  product = await startProduct(dataDir, { DEMO_PASSWORD: PASSWORD });
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

function player({ page }: Visitor): TeamPlayer {
  return new TeamPlayer(page, async () => {});
}

describe.sequential('work is never lost', () => {
  let first: Visitor;

  it('what is typed without a network stays, the sign says so, and follows when the network is back', async () => {
    first = await visit(browser, 'tablet', { touch: true });
    const team = player(first);
    await team.signIn(product.base, 'demo-dh', PASSWORD);
    await team.untilWriting();
    await first.context.setOffline(true);
    await team.type(BEGUN);
    await first.page.getByText('Sem ligação: guardado neste dispositivo').waitFor();
    await first.context.setOffline(false);
    await first.page.getByText('Guardado', { exact: true }).waitFor({ timeout: 30_000 });
  });

  it('a reload in the middle of a text keeps every word', async () => {
    await first.page.reload();
    await player(first).canWrite();
    expect(await first.page.getByRole('textbox').inputValue()).toBe(BEGUN);
  });

  it('the same team goes on at another tablet where it stopped', async () => {
    const second = await visit(browser, 'portrait', { touch: true });
    const team = player(second);
    await team.signIn(product.base, 'demo-dh', PASSWORD);
    await team.canWrite();
    expect(await second.page.getByRole('textbox').inputValue()).toBe(BEGUN);
    await second.context.close();
  });

  it('a session that was ended elsewhere asks for the password over the page and loses nothing', async () => {
    const { token } = await first.page.evaluate(() => JSON.parse(localStorage.getItem('token') ?? '{}'));
    await new Wire(product.base, token).form('/logout', {});
    await player(first).type(`${BEGUN}, sem exceção`);
    const again = first.page.getByRole('dialog', { name: /sessão/i });
    await again.waitFor({ timeout: 30_000 });
    await again.getByLabel('Palavra-Passe', { exact: true }).fill(PASSWORD);
    await first.page.keyboard.press('Enter');
    await again.waitFor({ state: 'detached' });
    expect(await first.page.getByRole('textbox').inputValue()).toBe(`${BEGUN}, sem exceção`);
    await first.page.getByText('Guardado', { exact: true }).waitFor({ timeout: 30_000 });
  });

  it('another team on the same tablet sees nothing of the first', async () => {
    await first.page.getByRole('button', { name: 'Desembarcar' }).tap();
    await first.page.getByRole('dialog').getByRole('button', { name: 'Desembarcar' }).tap();
    await first.page.waitForURL('**/login');
    const team = player(first);
    await team.signIn(product.base, 'demo-ic', PASSWORD);
    await team.press('OK', 'intro');
    const kept = await first.page.evaluate(() => JSON.stringify(localStorage));
    expect(kept).not.toContain(BEGUN);
    await first.context.close();
  });
});
