import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isSafeUrl, PASSWORDS_ONLY, readSignIn, SignInConfigError } from '#server/config/signInConfig.ts';
import { startProblem } from '#server/config/startProblem.ts';
import { makeTestFolder } from '../../support/testFolder.ts';

const ISSUER = {
  id: 'google',
  name: 'Google da escola',
  issuer: 'https://accounts.google.com',
  clientId: 'jogo',
  secretEnv: 'GOOGLE_SECRET',
  domains: ['Escola.PT'],
};
const FILE = { publicUrl: 'https://jogo.escola.pt', issuers: [ISSUER] };
const SOURCE = { GOOGLE_SECRET: 'um-segredo' };

let made: Awaited<ReturnType<typeof makeTestFolder>>;
beforeAll(async () => {
  made = await makeTestFolder();
});
afterAll(() => made.remove());

async function read(file: unknown, source: NodeJS.ProcessEnv = SOURCE) {
  const signInConfig = join(made.path, 'sign-in.json');
  await writeFile(signInConfig, typeof file === 'string' ? file : JSON.stringify(file));
  return readSignIn({ signInConfig }, source);
}

describe('readSignIn', () => {
  it('leaves passwords alone without a file', async () => {
    expect(await readSignIn({ signInConfig: undefined })).toEqual(PASSWORDS_ONLY);
  });

  it('reads issuers, with the secret of a variable or of a file beside it', async () => {
    const google = { id: 'google', name: 'Google da escola', url: ISSUER.issuer, clientId: 'jogo', trustsEmail: false };
    const wanted = { ...google, clientSecret: 'um-segredo', domains: ['escola.pt'] };
    expect(await read(FILE)).toEqual({
      publicUrl: FILE.publicUrl,
      passwords: 'all',
      issuers: [wanted],
      privatePlatforms: [],
    });
    await writeFile(join(made.path, 'segredo.txt'), 'outro-segredo\n');
    const { secretEnv: _, ...bare } = ISSUER;
    const { issuers } = await read({ ...FILE, passwords: 'admins', issuers: [{ ...bare, secretFile: 'segredo.txt' }] });
    expect(issuers[0]?.clientSecret).toBe('outro-segredo');
  });

  it('reads a file that is only about learning platforms', async () => {
    const { publicUrl } = FILE;
    const hosts = ['moodle.escola.lan', '10.0.0.5', 'fd00::5'];
    const wanted = { publicUrl, passwords: 'all', issuers: [], privatePlatforms: hosts };
    expect(await read({ publicUrl, privatePlatforms: ['Moodle.Escola.LAN', '10.0.0.5', 'fd00::5'] })).toEqual(wanted);
  });

  it.each([
    'localhost',
    'jogo.localhost',
    '127.0.0.1',
    '::1',
    '0.0.0.0',
    '169.254.169.254',
    'fe80::1',
    'https://moodle.escola.lan',
    'moodle.escola.lan:8443',
    'moodle.escola.lan/lti',
    '2130706433',
    '',
  ])('lets no platform be at %j', async (host) => {
    const { publicUrl } = FILE;
    await expect(read({ publicUrl, privatePlatforms: [host] })).rejects.toThrow(/privatePlatforms é uma lista/);
  });

  it.each<[string, unknown, RegExp]>([
    ['no JSON', '{', /não pôde ser lido como JSON/],
    [
      'no issuers, so that nobody could sign in',
      { ...FILE, passwords: 'none', issuers: [] },
      /só pode fechar palavras-passe se houver issuers/,
    ],
    [
      'an unknown field',
      { ...FILE, clientSecret: 'x' },
      /^O ficheiro .* campos que o jogo não conhece: clientSecret\.$/,
    ],
    [
      'a field with a wrong capital letter',
      { publicURL: FILE.publicUrl },
      /não conhece: publicURL \(escreve-se publicUrl\)\. .* em falta ou errados: publicUrl\.$/,
    ],
    [
      'a field of an issuer with a wrong capital letter',
      { ...FILE, issuers: [{ ...ISSUER, clientID: 'x' }] },
      /não conhece: issuers\.0\.clientID \(escreve-se clientId\)\.$/,
    ],
    ['a list instead of an object', [], /em falta ou errados: o próprio ficheiro\.$/],
    ...[true, false].map((value): [string, unknown, RegExp] => [
      `the former value ${value} of privatePlatforms`,
      { ...FILE, privatePlatforms: value },
      /privatePlatforms é agora uma lista de nomes de servidores, como \["moodle\.escola\.lan"\]/,
    ]),
    [
      'a secret in the file itself',
      { ...FILE, issuers: [{ ...ISSUER, clientSecret: 'x' }] },
      /não conhece: issuers\.0\.clientSecret\.$/,
    ],
    ['an unknown rule for passwords', { ...FILE, passwords: 'teachers' }, /passwords/],
    ['a public address with a path', { ...FILE, publicUrl: 'https://jogo.escola.pt/jogo' }, /publicUrl/],
    ['a public address without HTTPS', { ...FILE, publicUrl: 'http://jogo.escola.pt' }, /publicUrl/],
    ['an issuer without HTTPS', { ...FILE, issuers: [{ ...ISSUER, issuer: 'http://contas.escola.pt' }] }, /https/],
    ...['common', 'organizations', 'consumers'].map((tenant): [string, unknown, RegExp] => [
      `Entra for ${tenant}`,
      { ...FILE, issuers: [{ ...ISSUER, issuer: `https://login.microsoftonline.com/${tenant}/v2.0` }] },
      /qualquer organização/,
    ]),
    ['a domain with an @', { ...FILE, issuers: [{ ...ISSUER, domains: ['@escola.pt'] }] }, /não é um domínio/],
    [
      'trust in a public mail domain',
      { ...FILE, issuers: [{ ...ISSUER, domains: ['escola.pt', 'Gmail.com'], trustEmail: true }] },
      /trustEmail com gmail\.com/,
    ],
    ['two secrets', { ...FILE, issuers: [{ ...ISSUER, secretFile: 'a' }] }, /só de um deles/],
    ['the same issuer twice', { ...FILE, issuers: [ISSUER, { ...ISSUER, id: 'b' }] }, /outro id e outro issuer/],
    ['the same id twice', { ...FILE, issuers: [ISSUER, { ...ISSUER, issuer: 'https://b.pt' }] }, /outro id/],
  ])('refuses %s', async (_what, file, message) => {
    await expect(read(file)).rejects.toThrow(SignInConfigError);
    await expect(read(file)).rejects.toThrow(message);
  });

  it('says that there is no file at the path, or that it is a folder', async () => {
    const absent = join(made.path, 'nada.json');
    const missing = new SignInConfigError(`Em SIGN_IN_CONFIG, não há nenhum ficheiro em ${absent}.`);
    await expect(readSignIn({ signInConfig: absent }, SOURCE)).rejects.toThrow(missing);
    await expect(readSignIn({ signInConfig: made.path }, SOURCE)).rejects.toThrow(/é uma pasta, e não um ficheiro/);
  });

  it('says where the file of a secret should be, and that an empty one is empty', async () => {
    const { secretEnv: _, ...bare } = ISSUER;
    const withSecret = (secretFile: string) => read({ ...FILE, issuers: [{ ...bare, secretFile }] });
    await expect(withSecret('nada.txt')).rejects.toThrow(
      `O segredo de google falta: não há nenhum ficheiro em ${join(made.path, 'nada.txt')}.`,
    );
    await writeFile(join(made.path, 'vazio.txt'), '\n');
    await expect(withSecret('vazio.txt')).rejects.toThrow('o ficheiro vazio.txt está vazio');
  });

  it('takes a public mail domain where the issuer verifies each address', async () => {
    const { issuers } = await read({ ...FILE, issuers: [{ ...ISSUER, domains: ['gmail.com'] }] });
    expect(issuers.map(({ domains }) => domains)).toEqual([['gmail.com']]);
  });

  it('refuses a missing secret, and never prints one', async () => {
    await expect(read(FILE, {})).rejects.toThrow('O segredo de google falta: a variável GOOGLE_SECRET');
    const error = await read({ ...FILE, publicUrl: 'x' }).catch((thrown: unknown) => thrown);
    expect(startProblem(error)).toMatchObject({ exitCode: 2 });
    expect(String(error)).not.toContain('um-segredo');
  });
});

it.each<[string, boolean]>([
  ['https://a.pt', true],
  ['http://127.0.0.1:3000', true],
  ['http://localhost', true],
  ['http://[::1]:80/x', true],
  ['http://127.evil.example', false],
  ['http://localhost.evil.example', false],
  ['https://a.pt/?x', false],
  ['https://a.pt/#x', false],
  ['https://ana@a.pt', false],
  ['javascript:alert(1)', false],
  ['a.pt', false],
])('%s: %s', (url, safe) => {
  expect(isSafeUrl(url)).toBe(safe);
});
