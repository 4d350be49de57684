import { describe, expect, it } from 'vitest';
import { validateClientId, validateIssuer, validatePlatformUrl } from '#domain/identity/platformUrl.ts';

const NOT_HTTPS = 'Tem de ser um endereço https://.';
const SPACES = 'Não pode ter espaços.';
const USER = 'Não pode ter nome de utilizador nem palavra-passe.';
const NO_HOST = 'Falta o nome do servidor.';

describe('validatePlatformUrl', () => {
  it.each<[string, string | null]>([
    ['', null],
    ['https://moodle.escola.pt/mod/lti/auth.php', null],
    ['HTTPS://moodle.escola.pt', null],
    ['https://moodle.escola.pt/lineitems?type_id=1&a=b@c', null],
    ['https://moodle.escola.pt/@ana', null],
    ['https://[2001:db8::1]/', null],
    ['http://127.0.0.1:8080/auth', null],
    ['http://localhost', null],
    ['http://localhost.escola.pt/', NOT_HTTPS],
    ['http://127.0.0.1.escola.pt/', NOT_HTTPS],
    ['http://localhost@escola.pt/', NOT_HTTPS],
    ['http://moodle.escola.pt/', NOT_HTTPS],
    ['moodle.escola.pt', NOT_HTTPS],
    ['ftp://moodle.escola.pt/', NOT_HTTPS],
    ['javascript:alert(1)', NOT_HTTPS],
    ['https://moodle.escola.pt/#x', 'Não pode ter #.'],
    ['https://moodle.escola.pt/a b', SPACES],
    ['https://ana@moodle.escola.pt/', USER],
    ['https://ana:segredo@moodle.escola.pt', USER],
    ['https://', NO_HOST],
    ['https:///auth', NO_HOST],
    ['https://:443/', NO_HOST],
  ])('%s: %s', (url, message) => expect(validatePlatformUrl(url)).toBe(message));
});

it.each<[string, string | null]>([
  ['https://moodle.escola.pt', null],
  ['https://moodle.escola.pt/', null],
  ['http://127.0.0.1:8080', null],
  ['https://moodle.escola.pt/?id=1', 'Não pode ter ?.'],
  ['https://moodle.escola.pt/#', 'Não pode ter #.'],
  ['http://moodle.escola.pt', NOT_HTTPS],
  ['Moodle da Escola', NOT_HTTPS],
])('the issuer %s: %s', (url, message) => expect(validateIssuer(url)).toBe(message));

it.each<[string, string | null]>([
  ['aB3dE5', null],
  ['a b', SPACES],
  ['a\tb', SPACES],
])('the id of a client %j: %s', (id, message) => expect(validateClientId(id)).toBe(message));
