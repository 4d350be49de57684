// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { factors } from '#contract/identity/factors.ts';
import { ISSUER_REFUSALS } from '#contract/issuerRefusals.ts';
import { PASSKEYS_MAX } from '#domain/limits.ts';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../../support/browser/setupUser.ts';
import { findDialog, inBothThemes, sentBody } from '../../actions.ts';
import { id } from '../../fixtures.ts';
import { ACCOUNT_ID, openPanel, resetPanel, type StubResponses, stubServer } from '../../panelHarness.tsx';

type Methods = ReplyOf<typeof factors.signInMethods>;
type Account = ReplyOf<typeof factors.staffSignIns>[number];

const MARCH = Date.UTC(2026, 2, 5) / 1_000;
const NOTHING: Methods = { app: false, passkeys: [], recoveryCodes: 0, identities: [], issuers: [] };
const KEY = { _id: id(501), name: 'Portátil da escola', createdAt: MARCH, lastUsedAt: null };
const LINK = { _id: id(502), issuerName: 'Agrupamento do Mar', linkedAt: MARCH, lastUsedAt: MARCH };
const CODES = ['ABCD-EFGH', 'JKLM-NPQR'];
const account = (number: number, changes: Partial<Account>): Account => ({
  _id: id(number),
  username: `conta${number}`,
  name: null,
  role: 'Professor',
  hasSecondFactor: false,
  identities: [],
  isManaged: true,
  ...changes,
});

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(() => {
  cleanup();
  resetPanel();
  window.history.replaceState(null, '', '/');
  vi.restoreAllMocks();
});

async function open(methods: Partial<Methods> = {}, answers: StubResponses = {}, role: 0 | 2 = 2) {
  const calls = stubServer({
    'GET /sign-in': { ...NOTHING, ...methods },
    'GET /sign-in/accounts': [],
    ...answers,
  });
  openPanel('/panel/sign-in', role);
  await screen.findByRole('heading', { name: 'Segundo passo da entrada' });
  return calls;
}

const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const PASSWORD = /^Palavra-passe atual/;

describe('the second step of the own account', () => {
  test('an app is added with the password, its secret and a first code; recovery codes are shown once', async () => {
    const calls = await open(
      {},
      {
        'POST /sign-in/totp/begin': { secret: 'JBSWY3DP', uri: 'otpauth://totp/a?secret=JBSWY3DP', pending: 'selado' },
        'PUT /sign-in/totp': { codes: CODES },
      },
    );
    expect(screen.getByText('Por ativar')).toBeDefined();
    await press('Ativar a aplicação de códigos');
    const ask = await findDialog(user, 'Aplicação de códigos');
    await inBothThemes(expectAccessible);
    await ask.type(PASSWORD, 'segredo-certo');
    await ask.press('Continuar');
    expect(await screen.findByText('JBSWY3DP')).toBeDefined();
    expect(screen.getByRole('img', { name: 'Código para a aplicação do telemóvel' })).toBeDefined();
    expect(sentBody(calls, 'POST')).toEqual({ current: 'segredo-certo' });
    await inBothThemes(expectAccessible);
    const shown = await findDialog(user, 'Aplicação de códigos');
    await shown.press('Ativar');
    await waitFor(() => expect(shown.wrongAt(/^Código da aplicação/)).toEqual(['Falta o código.']));
    await shown.type(/^Código da aplicação/, '123456');
    await shown.press('Ativar');
    const list = await screen.findByRole('list', { name: 'Códigos de recuperação' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    expect(sentBody(calls, 'PUT')).toEqual({ pending: 'selado', code: '123456' });
    await inBothThemes(expectAccessible);
    expect(screen.queryByText(/leia o código/)).toBeNull();
    await press('Já os guardei');
    expect(screen.queryByText('ABCD-EFGH')).toBeNull();
  });

  test('a wrong first code is said at its field, and the app is not added', async () => {
    const wrong = { status: 401, body: { code: 'wrongFactor', message: 'O código não está certo.' } };
    await open(
      {},
      {
        'POST /sign-in/totp/begin': { secret: 'JBSWY3DP', uri: 'otpauth://x', pending: 'p' },
        'PUT /sign-in/totp': wrong,
      },
    );
    await press('Ativar a aplicação de códigos');
    const ask = await findDialog(user, 'Aplicação de códigos');
    await ask.type(PASSWORD, 'segredo-certo');
    await ask.press('Continuar');
    await screen.findByText('JBSWY3DP');
    const shown = await findDialog(user, 'Aplicação de códigos');
    await shown.type(/^Código da aplicação/, '000000');
    await shown.press('Ativar');
    await waitFor(() => expect(shown.wrongAt(/^Código da aplicação/)).toEqual(['O código não está certo.']));
    expect(screen.queryByText('Códigos de recuperação')).toBeNull();
  });

  test('passkeys, the app and the recovery codes are listed and can be taken away with the password', async () => {
    const calls = await open(
      { app: true, passkeys: [KEY, { ...KEY, _id: id(503), name: 'Telemóvel', lastUsedAt: MARCH }], recoveryCodes: 1 },
      { 'POST /sign-in/remove': { message: 'Retirada.' } },
    );
    await inBothThemes(expectAccessible);
    expect(screen.getByText('Ativo')).toBeDefined();
    expect(screen.getByText('Resta 1 código de recuperação.')).toBeDefined();
    expect(screen.getByRole('list', { name: 'Chaves de acesso' }).textContent).toMatch(/Telemóvel, de .*, usada em/);
    await press('Retirar Portátil da escola');
    const dialog = await findDialog(user, 'Retirar a chave de acesso');
    expect(dialog.element.textContent).toContain('«Portátil da escola»');
    await dialog.press('Retirar');
    await waitFor(() => expect(dialog.wrongAt(PASSWORD)).toEqual(['Falta a palavra-passe atual.']));
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    await dialog.type(PASSWORD, 'segredo-certo');
    await dialog.press('Retirar');
    expect(await screen.findByText('A chave foi retirada!')).toBeDefined();
    expect(sentBody(calls, 'POST')).toEqual({ current: 'segredo-certo', passkeyId: KEY._id });
  });

  test('the whole second step is removed without naming a key', async () => {
    const calls = await open({ app: true, recoveryCodes: 10 }, { 'POST /sign-in/remove': { message: 'Retirado.' } });
    await press('Retirar o segundo passo');
    const dialog = await findDialog(user, 'Retirar o segundo passo');
    await inBothThemes(expectAccessible);
    await dialog.type(PASSWORD, 'segredo-certo');
    await dialog.press('Retirar');
    expect(await screen.findByText('O segundo passo foi retirado!')).toBeDefined();
    expect(sentBody(calls, 'POST')).toEqual({ current: 'segredo-certo' });
  });

  test.each([
    [[LINK], true],
    [[], false],
  ])('a linked account of a school opens the account without it, and the page says so', async (identities, said) => {
    await open({ app: true, recoveryCodes: 10, identities });
    const region = screen.getByRole('region', { name: 'Segundo passo da entrada' });
    expect(region.textContent?.includes('sem o segundo passo: é a escola que o pede')).toBe(said);
    await press('Retirar o segundo passo');
    const dialog = await findDialog(user, 'Retirar o segundo passo');
    expect(dialog.element.textContent?.includes('só com a palavra-passe, ou com a conta da escola.')).toBe(said);
  });

  test('new recovery codes replace the old ones, after the right password', async () => {
    const wrong = {
      status: 403,
      body: { code: 'wrongCurrentPassword', message: 'A palavra-passe atual não está certa.' },
    };
    let tries = 0;
    await open(
      { app: true, recoveryCodes: 3 },
      { 'POST /sign-in/recovery': () => (tries++ === 0 ? wrong : { codes: CODES }) },
    );
    await press('Novos códigos de recuperação');
    const dialog = await findDialog(user, 'Novos códigos de recuperação');
    await dialog.type(PASSWORD, 'errada');
    await dialog.press('Gerar');
    await waitFor(() => expect(dialog.wrongAt(PASSWORD)).toEqual(['A palavra-passe atual não está certa.']));
    await dialog.press('Gerar');
    expect(await screen.findByText('JKLM-NPQR')).toBeDefined();
  });

  describe('recovery codes', () => {
    const show = async () => {
      await open({ app: true, recoveryCodes: 3 }, { 'POST /sign-in/recovery': { codes: CODES } });
      await press('Novos códigos de recuperação');
      const dialog = await findDialog(user, 'Novos códigos de recuperação');
      await dialog.type(PASSWORD, 'segredo-certo');
      await dialog.press('Gerar');
      await screen.findByRole('button', { name: 'Já os guardei' });
    };

    test('are copied, one a line, and a browser that does not copy is said', async () => {
      await show();
      const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
      await press('Copiar');
      expect(await screen.findByText(/^Os códigos estão copiados/)).toBeDefined();
      expect(write).toHaveBeenCalledWith(CODES.join('\n'));
      write.mockRejectedValueOnce(new Error('closed'));
      await press('Copiar');
      expect(await screen.findByText(/^Não foi possível copiar/)).toBeDefined();
      await inBothThemes(expectAccessible);
    });

    test('are printed alone, on a sheet that goes with the dialog', async () => {
      const sheets: (string | undefined)[] = [];
      vi.stubGlobal('print', () => void sheets.push(document.querySelector('body > .codes-sheet')?.textContent ?? ''));
      await show();
      await press('Imprimir');
      expect(sheets).toHaveLength(1);
      for (const code of CODES) expect(sheets[0]).toContain(code);
      expect(document.body.classList.contains('prints-codes')).toBe(true);
      await press('Já os guardei');
      expect(document.querySelector('.codes-sheet')).toBeNull();
      expect(document.body.classList.contains('prints-codes')).toBe(false);
    });
  });

  test.each([
    [true, 'Trocar a aplicação de códigos'],
    [false, 'Ativar a aplicação de códigos'],
  ])('whether an app is replaced (%s) is said before', async (app, name) => {
    await open({ app, recoveryCodes: app ? 3 : 0 });
    await press(name);
    const dialog = await findDialog(user, 'Aplicação de códigos');
    const said = dialog.element.textContent?.includes(
      'A aplicação de agora deixa de valer quando a nova for confirmada',
    );
    expect(said).toBe(app);
  });

  test('a browser without passkeys is offered none', async () => {
    await open();
    expect(screen.queryByRole('button', { name: 'Juntar uma chave de acesso' })).toBeNull();
  });

  describe('in a browser with passkeys', () => {
    beforeEach(() => {
      vi.stubGlobal('isSecureContext', true);
      vi.stubGlobal('PublicKeyCredential', class {});
    });

    test('a key needs a name and the password, and one that the browser did not make is not sent', async () => {
      const calls = await open({}, { 'POST /login/passkeys/begin': { options: { challenge: 'AAAA' } } });
      await press('Juntar uma chave de acesso');
      const dialog = await findDialog(user, 'Juntar uma chave de acesso');
      await inBothThemes(expectAccessible);
      await dialog.press('Continuar');
      await waitFor(() => expect(dialog.wrongAt(/^Nome da chave/)).toContain('Dê um nome à chave.'));
      expect(calls.some(({ method }) => method === 'POST')).toBe(false);
      await dialog.type(/^Nome da chave/, 'Portátil');
      await dialog.type(PASSWORD, 'segredo-certo');
      await dialog.press('Continuar');
      expect((await screen.findAllByText('O navegador não criou a chave de acesso')).length).toBeGreaterThan(0);
      expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
        '/login/passkeys/begin',
      ]);
    });

    test('an account with as many keys as it may have is offered no other', async () => {
      const passkeys = Array.from({ length: PASSKEYS_MAX }, (_, index) => ({ ...KEY, _id: id(600 + index) }));
      await open({ passkeys });
      const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Juntar uma chave de acesso' });
      expect(button.disabled).toBe(true);
    });
  });
});

describe('accounts of a school', () => {
  test('are linked with the password, by a button that leads to the issuer', async () => {
    const left: string[] = [];
    vi.spyOn(window.location, 'assign').mockImplementation((url) => void left.push(String(url)));
    const calls = await open(
      { identities: [LINK], issuers: [{ id: 'rio', name: 'Escola do Rio' }] },
      { 'POST /login/issuer/link': { url: 'https://rio.example/authorize' } },
    );
    await inBothThemes(expectAccessible);
    expect(screen.getByRole('region', { name: 'Contas da escola' }).textContent).toMatch(
      /Agrupamento do Mar: ligada em/,
    );
    await press('Ligar Escola do Rio');
    const dialog = await findDialog(user, 'Ligar Escola do Rio');
    await inBothThemes(expectAccessible);
    await dialog.press('Continuar');
    await waitFor(() => expect(dialog.wrongAt(PASSWORD)).toContain('Falta a palavra-passe atual.'));
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    await dialog.type(PASSWORD, 'segredo-certo');
    await dialog.press('Continuar');
    await waitFor(() => expect(left).toEqual(['https://rio.example/authorize']));
    expect(sentBody(calls, 'POST')).toEqual({ issuer: 'rio', current: 'segredo-certo' });
  });

  test('say what a link is for before there is one', async () => {
    await open({ issuers: [{ id: 'rio', name: 'Escola do Rio' }] });
    expect(screen.getByText(/^Ainda não há nenhuma ligada\./)).toBeDefined();
  });

  test('are unlinked with the password', async () => {
    const calls = await open({ identities: [LINK] }, { 'POST /sign-in/identities/remove': { message: 'Feito.' } });
    await press('Retirar a ligação a Agrupamento do Mar');
    const dialog = await findDialog(user, 'Retirar a ligação a Agrupamento do Mar');
    await inBothThemes(expectAccessible);
    await dialog.press('Retirar');
    await waitFor(() => expect(dialog.wrongAt(PASSWORD)).toContain('Falta a palavra-passe atual.'));
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    await dialog.type(PASSWORD, 'segredo-certo');
    await dialog.press('Retirar');
    expect(await screen.findByText('A ligação foi retirada!')).toBeDefined();
    expect(sentBody(calls, 'POST')).toEqual({ current: 'segredo-certo', identityId: LINK._id });
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  });

  test('are not spoken of where there are none', async () => {
    await open();
    expect(screen.queryByText('Contas da escola')).toBeNull();
  });

  test.each([
    ['linkedElsewhere', ISSUER_REFUSALS.linkedElsewhere.message],
    ['palavras de uma ligação', ISSUER_REFUSALS.issuerFailed.message],
  ])('say why a link failed: %s', async (arrival, message) => {
    window.history.replaceState(null, '', `/panel/sign-in?ligada=${encodeURIComponent(arrival)}`);
    await open();
    expect(await screen.findByText(message)).toBeDefined();
    expect(window.location.search).toBe('');
  });

  test('say that the link is made', async () => {
    window.history.replaceState(null, '', '/panel/sign-in?ligada=certa');
    await open({ identities: [LINK] });
    expect(await screen.findByText('A conta da escola está ligada!')).toBeDefined();
  });
});

describe('the accounts of all staff', () => {
  const ROSA = account(701, { name: 'Rosa', hasSecondFactor: true, identities: [LINK] });
  const OWN = account(702, { _id: ACCOUNT_ID, name: 'Marta', role: 'Administrador', hasSecondFactor: true });
  const OTHER = account(703, { name: 'Outro', hasSecondFactor: true, isManaged: false });

  test('are shown to administrators only', async () => {
    const calls = await open({}, { 'GET /sign-in/accounts': [ROSA] });
    expect(screen.queryByText('Rosa')).toBeNull();
    expect(calls.some(({ path }) => path === '/sign-in/accounts')).toBe(false);
  });

  test('one without a second step is said to have none, and no reason', async () => {
    await open({}, { 'GET /sign-in/accounts': [account(704, { name: 'Nova', isManaged: false })] }, 0);
    await screen.findByText('Nova');
    expect(screen.getByText('Sem segundo passo')).toBeDefined();
    expect(screen.queryByText(/^Só a conta principal/)).toBeNull();
  });

  test('a lost second step is removed after a question; the own and those of others are not offered', async () => {
    const path = `DELETE /sign-in/accounts/${ROSA._id}/factors`;
    const calls = await open({}, { 'GET /sign-in/accounts': [ROSA, OWN, OTHER], [path]: { message: 'Feito.' } }, 0);
    await screen.findByText('Outro');
    await inBothThemes(expectAccessible);
    expect(screen.getAllByRole('button', { name: /^Retirar o segundo passo de/ })).toHaveLength(1);
    expect(screen.getAllByText(/^Só a conta principal o retira/)).toHaveLength(1);
    expect(screen.getAllByText(/^É a sua conta:/)).toHaveLength(1);
    await press('Retirar o segundo passo de Rosa');
    const dialog = await findDialog(user, 'Retirar o segundo passo');
    await inBothThemes(expectAccessible);
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await dialog.press('Retirar');
    expect(await screen.findByText('Feito.')).toBeDefined();
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });

  test('a link that is the last way in stays, and the dialog says why', async () => {
    const path = `DELETE /sign-in/identities/${LINK._id}`;
    const refused = { status: 409, body: { code: 'lastSignIn', message: 'É a última conta.' } };
    await open({}, { 'GET /sign-in/accounts': [ROSA], [path]: refused }, 0);
    await press('Retirar a ligação de Rosa');
    const dialog = await findDialog(user, 'Retirar a ligação');
    await dialog.press('Retirar');
    expect(await dialog.dialog.findByText('É a última conta.')).toBeDefined();
  });
});
