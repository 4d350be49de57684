import { describe, expect, it } from 'vitest';
import { type Visitor, visitToPlay } from '../../support/browser/browser.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { TeamPlayer } from '../../support/browser/teamPlayer.ts';
import { ApiClient } from '../../support/product/ApiClient.ts';

const TEXT = 'Uma escola onde todos têm voz';

const fixture = productUnderTest();

function player({ page }: Visitor): TeamPlayer {
  return new TeamPlayer(page, async () => {});
}

describe.sequential('work is never lost', () => {
  let firstTablet: Visitor;

  it('text typed offline is kept on the device, which is shown, and saved once the network is back', async () => {
    firstTablet = await visitToPlay(fixture.browser, 'tablet', { touch: true });
    const team = player(firstTablet);
    await team.signIn(fixture.product.base, 'demo-dh', fixture.password);
    await team.untilWriting();
    await firstTablet.context.setOffline(true);
    await team.type(TEXT);
    await firstTablet.page.getByText('Sem ligação: guardado neste dispositivo').waitFor();
    await firstTablet.context.setOffline(false);
    await firstTablet.page.getByText('Guardado', { exact: true }).waitFor({ timeout: 30_000 });
  });

  it('a reload keeps the typed text', async () => {
    await firstTablet.page.reload();
    await player(firstTablet).canWrite();
    expect(await firstTablet.page.getByRole('textbox').inputValue()).toBe(TEXT);
  });

  it('the team continues on another tablet where it stopped', async () => {
    const secondTablet = await visitToPlay(fixture.browser, 'portrait', { touch: true });
    const team = player(secondTablet);
    await team.signIn(fixture.product.base, 'demo-dh', fixture.password);
    await team.canWrite();
    expect(await secondTablet.page.getByRole('textbox').inputValue()).toBe(TEXT);
    await secondTablet.context.close();
  });

  it('a revoked session asks for the password in a dialog and keeps the text', async () => {
    const { token } = await firstTablet.page.evaluate(() => JSON.parse(localStorage.getItem('token') ?? '{}'));
    // Offline, so that the page cannot learn of the revocation, and open the dialog, before the text is in the box.
    await firstTablet.context.setOffline(true);
    await player(firstTablet).type(`${TEXT}, sem exceção`);
    await new ApiClient(fixture.product.base, token).form('/logout', {});
    await firstTablet.context.setOffline(false);
    const sessionDialog = firstTablet.page.getByRole('dialog', { name: /sessão/i });
    await sessionDialog.waitFor({ timeout: 30_000 });
    await sessionDialog.getByLabel('Palavra-Passe', { exact: true }).fill(fixture.password);
    await firstTablet.page.keyboard.press('Enter');
    await sessionDialog.waitFor({ state: 'detached' });
    expect(await firstTablet.page.getByRole('textbox').inputValue()).toBe(`${TEXT}, sem exceção`);
    await firstTablet.page.getByText('Guardado', { exact: true }).waitFor({ timeout: 30_000 });
  });

  it('another team on the same tablet finds no text of the first in localStorage', async () => {
    await firstTablet.page.getByRole('button', { name: 'Desembarcar' }).tap();
    await firstTablet.page.getByRole('dialog').getByRole('button', { name: 'Desembarcar' }).tap();
    await firstTablet.page.waitForURL('**/login');
    const team = player(firstTablet);
    await team.signIn(fixture.product.base, 'demo-ic', fixture.password);
    await team.press('OK', 'intro');
    const localStorageText = await firstTablet.page.evaluate(() => JSON.stringify(localStorage));
    expect(localStorageText).not.toContain(TEXT);
    await firstTablet.context.close();
  });
});
