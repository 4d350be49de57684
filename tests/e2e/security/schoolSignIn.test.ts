import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { expectAccessible, picture, type Viewport, visit } from '../../support/browser/browser.ts';
import { expectFitsSizes } from '../../support/browser/panelLayout.ts';
import { submitSignInForm } from '../../support/browser/panelPeople.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { addVirtualAuthenticator } from '../../support/identity/addVirtualAuthenticator.ts';
import { startTestIssuer } from '../../support/identity/testIssuer.ts';
import { freePort } from '../../support/product/freePort.ts';

/** Staff sign in with an account of their school, and administrators with a second step. */

const port = await freePort();
// A name, because passkeys belong to a name and not to an address.
const base = `http://localhost:${port}`;
const issuer = await startTestIssuer('agrupamento', base);
const folder = mkdtempSync(join(tmpdir(), 'sign-in-'));
const { id, url, clientId, clientSecret } = issuer.settings;
const entry = { id, name: 'Agrupamento do Mar', issuer: url, clientId, secretEnv: 'SCHOOL_SECRET' };
writeFileSync(join(folder, 'sign-in.json'), JSON.stringify({ publicUrl: base, issuers: [entry] }));
const fixture = productUnderTest({
  port,
  env: () => ({ SIGN_IN_CONFIG: join(folder, 'sign-in.json'), SCHOOL_SECRET: clientSecret }),
});
afterAll(async () => {
  await issuer.close();
  rmSync(folder, { recursive: true });
});

const SIZES = ['laptop', 'tablet', 'portrait', 'phone'] as const satisfies readonly Viewport[];
const schoolButton = (page: Page) => page.getByRole('button', { name: 'Entrar com Agrupamento do Mar' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Revokes the page's session on the server, as another sign-out or a removed link does; the page learns it at its next call. */
const endSession = (page: Page) =>
  page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('token') ?? '{}');
    await fetch('/api/logout', { method: 'POST', headers: { Authorization: token } });
  });

/** Changes the password of the page's account back, for the tests that follow. */
const changePassword = (page: Page, current: string, password: string) =>
  page.evaluate(
    async (body) => {
      const { token } = JSON.parse(localStorage.getItem('token') ?? '{}');
      const headers = { Authorization: token, 'Content-Type': 'application/json' };
      const { status } = await fetch('/api/password', { method: 'PUT', headers, body: JSON.stringify(body) });
      if (status !== 200) throw new Error(`The password was not changed: ${status}`);
    },
    { current, password },
  );

async function visitLogin(size: Viewport) {
  const visitor = await visit(fixture.browser, size);
  await visitor.page.goto(`${base}/login`);
  return visitor;
}

it.each(['laptop', 'phone'] as const)(
  'a teacher signs in through her school by keyboard, and signs out there too, on a %s',
  async (size) => {
    issuer.person = { sub: 'rosa', email: 'professor@exemplo.pt', email_verified: true };
    const { page, context, errors } = await visitLogin(size);
    await schoolButton(page).waitFor();
    if (size === 'laptop') await expectFitsSizes(page, 'entrada-escola', SIZES);
    await schoolButton(page).focus();
    await page.keyboard.press('Enter');
    await heading(page, 'Olá Professor de Demonstração!').waitFor();
    expect(new URL(page.url()).search).toBe('');
    await page.goto(`${base}/panel/sign-in`);
    await page.getByRole('heading', { name: 'Contas da escola' }).waitFor();
    await page.getByText('Agrupamento do Mar', { exact: true }).waitFor();
    await page.goto(`${base}/panel`);
    const signOut = page.getByRole('button', { name: 'Terminar sessão' });
    const menu = page.getByRole('button', { name: 'Abrir o menu' });
    await signOut.or(menu).first().waitFor();
    if (await menu.isVisible()) await menu.click();
    await signOut.click();
    await page.waitForURL(`${url}/session/end?**`);
    expect(errors).toEqual([]);
    await context.close();
  },
);

it('says why somebody without an account may not enter, and shows no words of a link', async () => {
  issuer.person = { sub: 'ninguem', email: 'ninguem@exemplo.pt', email_verified: true };
  const { page, context } = await visitLogin('laptop');
  await schoolButton(page).click();
  await page.getByText('Ainda não há aqui uma conta com este endereço.').waitFor();
  await picture(page, 'entrada-escola-recusada');
  await expectAccessible(page, 'entrada-escola-recusada');
  await page.goto(`${base}/login?entrada=<b>Escreva aqui a palavra-passe</b>`);
  await page.getByText('A entrada com a conta da escola não foi confirmada.').waitFor();
  expect(await page.getByText('Escreva aqui').count()).toBe(0);
  await context.close();
});

it('an administrator links an account of the school from within, and signs in with it', async () => {
  issuer.person = { sub: 'chefe', email: 'admin@exemplo.pt', email_verified: true };
  const { page, context, errors } = await visitLogin('laptop');
  await submitSignInForm(page, 'admin', fixture.password);
  await page.getByRole('link', { name: 'Entrada e segurança' }).click();
  await page.getByRole('button', { name: 'Ligar Agrupamento do Mar' }).click();
  await page.getByLabel('Palavra-passe atual').fill(fixture.password);
  await expectFitsSizes(page, 'ligar-escola', SIZES);
  await page.keyboard.press('Enter');
  await page.getByText('A conta da escola está ligada!').waitFor();
  await page
    .getByText(/^Agrupamento do Mar: ligada em/)
    .first()
    .waitFor();
  expect(new URL(page.url()).search).toBe('');
  await expectFitsSizes(page, 'seguranca-ligada', SIZES);
  expect(errors).toEqual([]);
  await context.close();
  const again = await visitLogin('laptop');
  await schoolButton(again.page).click();
  await heading(again.page, 'Olá admin!').waitFor();
  await again.context.close();
});

it('an administrator sees what a new password does not shut out, and removes the link', async () => {
  const { page, context, errors } = await visitLogin('laptop');
  await submitSignInForm(page, 'admin', fixture.password);
  await page.getByRole('button', { name: 'Mudar a palavra-passe' }).click();
  await page.getByLabel('Palavra-passe atual').fill(fixture.password);
  const changed = `${fixture.password}-outra`;
  await page.getByLabel(/^Nova palavra-passe/).fill(changed);
  await page.getByLabel('Repetir a nova palavra-passe').fill(changed);
  await page.keyboard.press('Enter');
  await heading(page, 'Entrada e segurança').waitFor();
  await page.getByText('Retire a que não reconhecer.').waitFor();
  await expectFitsSizes(page, 'seguranca-depois-de-mudar', SIZES);
  await page.getByRole('region', { name: 'Contas da escola' }).getByRole('button', { name: 'Retirar' }).click();
  await page.getByRole('dialog', { name: 'Retirar a ligação a Agrupamento do Mar' }).waitFor();
  await page.getByLabel('Palavra-passe atual').fill(changed);
  await expectFitsSizes(page, 'retirar-ligacao', SIZES);
  await page.keyboard.press('Enter');
  await page.getByText('A ligação foi retirada!').waitFor();
  await page.getByRole('button', { name: 'Ligar Agrupamento do Mar' }).waitFor();
  await changePassword(page, changed, fixture.password);
  expect(errors).toEqual([]);
  await context.close();
  issuer.person = { sub: 'chefe', email: 'ninguem@exemplo.pt', email_verified: true };
  const refused = await visitLogin('laptop');
  await schoolButton(refused.page).click();
  await refused.page.getByText('Ainda não há aqui uma conta com este endereço.').waitFor();
  await refused.context.close();
});

it('a session that expires in use goes on with the account of the school', async () => {
  issuer.person = { sub: 'rosa', email: 'professor@exemplo.pt', email_verified: true };
  const { page, context } = await visitLogin('tablet');
  await schoolButton(page).click();
  await heading(page, 'Olá Professor de Demonstração!').waitFor();
  await endSession(page);
  await page.goto(`${base}/panel/management/classes`);
  await page.waitForURL('**/login');
  await schoolButton(page).click();
  await heading(page, 'Olá Professor de Demonstração!').waitFor();
  await endSession(page);
  await page.getByRole('link', { name: 'Entrada e segurança' }).click();
  const dialog = page.getByRole('dialog', { name: 'A sessão expirou' });
  await dialog.getByRole('button', { name: 'Entrar com Agrupamento do Mar' }).waitFor();
  await expectFitsSizes(page, 'sessao-expirada-escola', SIZES);
  await dialog.getByRole('button', { name: 'Entrar com Agrupamento do Mar' }).click();
  await heading(page, 'Olá Professor de Demonstração!').waitFor();
  await context.close();
});

it('an administrator adds an app and signs in with its code', async () => {
  const { page, context } = await visitLogin('laptop');
  await submitSignInForm(page, 'admin', fixture.password);
  await page.getByRole('link', { name: 'Entrada e segurança' }).click();
  await heading(page, 'Entrada e segurança').waitFor();
  await page.getByText('Por ativar').waitFor();
  await picture(page, 'seguranca-laptop');
  await expectAccessible(page, 'seguranca-laptop');
  await page.getByRole('button', { name: 'Ativar a aplicação de códigos' }).click();
  await page.getByLabel('Palavra-passe atual').fill(fixture.password);
  await page.keyboard.press('Enter');
  const secret = (await page.locator('code').textContent()) ?? '';
  await picture(page, 'seguranca-codigo-qr');
  await expectAccessible(page, 'seguranca-codigo-qr');
  const codeAt = (ms: number) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: ms });
  // The code of the step before is accepted too, and leaves the current one for the sign-in below.
  await page.getByLabel('Código da aplicação').fill('000000');
  await page.keyboard.press('Enter');
  await page.getByText('O código não está certo.').first().waitFor();
  expect(await page.getByText('A sessão expirou').count(), 'a wrong code ends no session').toBe(0);
  await page.getByLabel('Código da aplicação').fill(codeAt(Date.now() - 30_000));
  await page.keyboard.press('Enter');
  const codes = page.getByRole('list', { name: 'Códigos de recuperação' }).getByRole('listitem');
  await codes.first().waitFor();
  expect(await codes.count()).toBe(10);
  const recovery = (await codes.first().textContent()) ?? '';
  await picture(page, 'seguranca-recuperacao');
  await expectAccessible(page, 'seguranca-recuperacao');
  await page.evaluate(() => {
    window.print = () => {};
  });
  await page.getByRole('button', { name: 'Imprimir' }).press('Enter');
  await page.emulateMedia({ media: 'print' });
  await picture(page, 'seguranca-recuperacao-impressa');
  expect(await page.locator('.codes-sheet').isVisible()).toBe(true);
  expect(await page.getByRole('dialog').isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  expect(await page.locator('.codes-sheet').isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Já os guardei' }).click();
  await page.getByText('A aplicação de códigos está ativa.').waitFor();
  await context.close();

  for (const size of ['laptop', 'tablet', 'phone'] as const) {
    const again = await visitLogin(size);
    await submitSignInForm(again.page, 'admin', fixture.password);
    const field = again.page.getByLabel('Código da aplicação ou de recuperação');
    await field.waitFor();
    if (size === 'laptop') {
      await expectFitsSizes(again.page, 'segundo-passo', SIZES);
      await field.fill('000000');
      await again.page.keyboard.press('Enter');
      await again.page.getByText('O código não está certo ou já foi usado.').waitFor();
      await field.fill(codeAt(Date.now()));
    } else if (size === 'tablet') {
      await field.fill(recovery);
    } else {
      await again.page.getByRole('button', { name: 'Voltar à palavra-passe' }).click();
      await again.page.getByLabel('Nome de Utilizador').waitFor();
      await again.context.close();
      continue;
    }
    await again.page.keyboard.press('Enter');
    await heading(again.page, 'Olá admin!').waitFor();
    await again.context.close();
  }
});

it('a manager adds a passkey and signs in with it', async () => {
  const { page, context } = await visitLogin('laptop');
  await addVirtualAuthenticator(page);
  await submitSignInForm(page, 'gestor', fixture.password);
  await page.getByRole('link', { name: 'Entrada e segurança' }).click();
  await page.getByRole('button', { name: 'Juntar uma chave de acesso' }).click();
  await page.getByLabel('Nome da chave').fill('Portátil da escola');
  await page.getByLabel('Palavra-passe atual').fill(fixture.password);
  await expectAccessible(page, 'chave-de-acesso');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Já os guardei' }).click();
  await page.getByText('Portátil da escola').first().waitFor();
  await picture(page, 'seguranca-com-chave');
  await page.getByRole('button', { name: 'Terminar sessão' }).click();
  await page.waitForURL('**/login');
  await submitSignInForm(page, 'gestor', fixture.password);
  const use = page.getByRole('button', { name: 'Usar a chave de acesso' });
  await use.waitFor();
  await picture(page, 'segundo-passo-chave');
  await expectAccessible(page, 'segundo-passo-chave');
  await use.click();
  // Back on the page from which she left.
  await heading(page, 'Entrada e segurança').waitFor();
  await context.close();
});
