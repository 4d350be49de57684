// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { lti } from '#contract/identity/lti.ts';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../../support/browser/setupUser.ts';
import { findDialog, inBothThemes } from '../../actions.ts';
import { id } from '../../fixtures.ts';
import { openPanel, resetPanel, stubServer } from '../../panelHarness.tsx';

type Registered = ReplyOf<typeof lti.ltiPlatforms>;

const TOOL = 'https://jogo.escola.pt/api/lti';
const EMPTY: Registered = {
  tool: { login: `${TOOL}/login`, launch: `${TOOL}/launch`, deepLink: `${TOOL}/deep-link`, keys: `${TOOL}/jwks` },
  platforms: [],
  keys: [],
};

afterEach(() => {
  cleanup();
  resetPanel();
});

async function open(hasPlatforms: boolean, role: 0 | 2, registered = EMPTY) {
  const calls = stubServer({ 'GET /lti/links': { hasPlatforms, links: [] }, 'GET /lti/platforms': registered });
  openPanel('/panel/platforms', role);
  await screen.findByRole('heading', { name: 'Plataformas de ensino' });
  return calls;
}

describe('without activities', () => {
  test.each<[boolean, 0 | 2, string]>([
    [true, 2, 'Ainda não há atividades ligadas. Abra na plataforma uma atividade do jogo e escolha a turma.'],
    [false, 2, 'Nenhuma plataforma está registada: peça a quem administra.'],
    [false, 0, 'Nenhuma plataforma está registada.'],
  ])('platforms %s, role %i: %s', async (hasPlatforms, role, words) => {
    await open(hasPlatforms, role);
    expect(await screen.findByText(words)).toBeDefined();
  });
});

test('a platform is listed label by label, and one with the name of another is warned of', async () => {
  const moodle: Registered['platforms'][number] = {
    _id: id(801),
    name: 'Moodle',
    issuer: 'https://moodle.escola.pt',
    clientId: 'aB3',
    deploymentIds: ['7', '8'],
    authorizeUrl: 'https://moodle.escola.pt/auth',
    tokenUrl: 'https://moodle.escola.pt/token',
    jwksUrl: 'https://moodle.escola.pt/jwks',
    trustsEmail: true,
    emailDomains: ['escola.pt'],
    links: 1,
  };
  const other = { ...moodle, _id: id(803), name: 'Canvas', trustsEmail: false };
  await open(true, 0, { ...EMPTY, platforms: [moodle, { ...moodle, _id: id(802), emailDomains: [] }, other] });
  await screen.findByRole('heading', { name: 'Canvas' });
  expect(screen.getAllByText(/^Outra plataforma tem este nome/)).toHaveLength(2);
  expect(screen.getAllByText('https://moodle.escola.pt/jwks')).toHaveLength(3);
  expect(screen.getAllByText('7, 8')).toHaveLength(3);
  expect(screen.getAllByText('escola.pt')).toHaveLength(1);
  expect(screen.getAllByText(/^Faltam os domínios/)).toHaveLength(1);
  await inBothThemes(expectAccessible);
});

/** Opens the form of a new platform and types right values, or these. */
async function typePlatform(
  typed: Partial<Record<'issuer' | 'clientId' | 'authorizeUrl' | 'tokenUrl' | 'jwksUrl', string>>,
) {
  const user = setupUser();
  const calls = await open(false, 0);
  await user.click(await screen.findByRole('button', { name: 'Registar uma plataforma' }));
  const dialog = await findDialog(user, 'Registar uma plataforma');
  await dialog.type(/^Nome/, 'Moodle');
  await dialog.type(/^Platform ID/, typed.issuer ?? 'https://moodle.escola.pt');
  await dialog.type(/^Client ID/, typed.clientId ?? 'aB3');
  await dialog.type(/^Authentication request URL/, typed.authorizeUrl ?? 'https://moodle.escola.pt/auth');
  await dialog.type(/^Access token URL/, typed.tokenUrl ?? 'https://moodle.escola.pt/token');
  await dialog.type(/^Public keyset URL/, typed.jwksUrl ?? 'https://moodle.escola.pt/jwks');
  await dialog.type(/^Deployment ID/, '1');
  return { user, calls, dialog };
}

test('each mistake in a platform is said at its field before it is sent', async () => {
  const { calls, dialog } = await typePlatform({
    issuer: 'Moodle da escola',
    clientId: 'a b',
    authorizeUrl: 'http://moodle.escola.pt/',
    tokenUrl: 'https://moodle.escola.pt/#x',
    jwksUrl: 'https://ana@moodle.escola.pt/',
  });
  await dialog.press('Guardar');
  await waitFor(() => expect(dialog.wrongAt(/^Platform ID/)).toContain('Tem de ser um endereço https://.'));
  expect(dialog.wrongAt(/^Client ID/)).toContain('Não pode ter espaços.');
  expect(dialog.wrongAt(/^Authentication request URL/)).toContain('Tem de ser um endereço https://.');
  expect(dialog.wrongAt(/^Access token URL/)).toContain('Não pode ter #.');
  expect(dialog.wrongAt(/^Public keyset URL/)).toContain('Não pode ter nome de utilizador nem palavra-passe.');
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  await inBothThemes(expectAccessible);
});

test('domains that were typed before the trust was taken back do not stop the form', async () => {
  const { user, calls, dialog } = await typePlatform({});
  const trust = screen.getByRole('checkbox', { name: /^Quem administra a plataforma/ });
  await user.click(trust);
  await dialog.type(/^Domínios/, 'gmail.com');
  await dialog.press('Guardar');
  await waitFor(() =>
    expect(dialog.wrongAt(/^Domínios/)).toContain('gmail.com: neste domínio qualquer pessoa cria um endereço.'),
  );
  await user.click(trust);
  await dialog.press('Guardar');
  await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
});
