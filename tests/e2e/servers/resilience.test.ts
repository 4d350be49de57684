import { describe, expect, it } from 'vitest';
import { type Visitor, visitToPlay } from '../../support/browser/browser.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { TeamPlayer } from '../../support/browser/teamPlayer.ts';
import { Wire } from '../../support/product/wire.ts';

const BEGUN = 'Uma escola onde todos têm voz';

const under = productUnderTest();

function player({ page }: Visitor): TeamPlayer {
  return new TeamPlayer(page, async () => {});
}

describe.sequential('work is never lost', () => {
  let first: Visitor;

  it('what is typed without a network stays, the sign says so, and follows when the network is back', async () => {
    first = await visitToPlay(under.browser, 'tablet', { touch: true });
    const team = player(first);
    await team.signIn(under.product.base, 'demo-dh', under.password);
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
    const second = await visitToPlay(under.browser, 'portrait', { touch: true });
    const team = player(second);
    await team.signIn(under.product.base, 'demo-dh', under.password);
    await team.canWrite();
    expect(await second.page.getByRole('textbox').inputValue()).toBe(BEGUN);
    await second.context.close();
  });

  it('a session that was ended elsewhere asks for the password over the page and loses nothing', async () => {
    const { token } = await first.page.evaluate(() => JSON.parse(localStorage.getItem('token') ?? '{}'));
    await new Wire(under.product.base, token).form('/logout', {});
    await player(first).type(`${BEGUN}, sem exceção`);
    const again = first.page.getByRole('dialog', { name: /sessão/i });
    await again.waitFor({ timeout: 30_000 });
    await again.getByLabel('Palavra-Passe', { exact: true }).fill(under.password);
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
    await team.signIn(under.product.base, 'demo-ic', under.password);
    await team.press('OK', 'intro');
    const kept = await first.page.evaluate(() => JSON.stringify(localStorage));
    expect(kept).not.toContain(BEGUN);
    await first.context.close();
  });
});
