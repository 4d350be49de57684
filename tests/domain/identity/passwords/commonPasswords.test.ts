import { describe, expect, it } from 'vitest';
import { isCommonPassword } from '#domain/identity/passwords/commonPasswords.ts';

const OWN = ['helena.matias', 'helena.matias@exemplo.pt', 'Helena Matias', 'Escola Secundária Gama Barros'];

describe('a password that is tried first', () => {
  it.each(
    'benfica Benfica Benfica2024 portugal Portugal! 123456 12345678 87654321 sporting password P@ssw0rd palavra-passe senha segredo qwerty123 aaaaaaaa abcabc conselhogalactico Conselho1'.split(
      ' ',
    ),
  )('%s is refused', (password) => expect(isCommonPassword(password)).toBe(true));

  it.each(['helena.matias', 'HelenaMatias', 'helena.matias1', 'Matias2025', 'escolasecundariagamabarros', 'barros12'])(
    '%s is refused to who is called so',
    (password) => {
      expect(isCommonPassword(password, OWN)).toBe(true);
      expect(isCommonPassword(password, ['outra.pessoa'])).toBe(false);
    },
  );

  it.each(['rio-lobo-mel', 'palavra-nova', 'benfica-e-mais-nada', 'k7m2p9xq', 'o Benfica jogou ontem', '19375026'])(
    '%s is not',
    (password) => expect(isCommonPassword(password, OWN)).toBe(false),
  );

  it('is looked up as fast however long it is', () => {
    for (const char of ['a', '1', '-', 'á']) expect(isCommonPassword(`${char.repeat(200)}x9z`)).toBe(false);
  });
});
