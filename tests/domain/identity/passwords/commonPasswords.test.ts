import { describe, expect, it } from 'vitest';
import { isCommonPassword } from '#domain/identity/passwords/commonPasswords.ts';

const OWN = ['helena.matias', 'helena.matias@exemplo.pt', 'Helena Matias', 'Escola Secundária Gama Barros'];

describe('a common password', () => {
  it.each(
    'benfica Benfica Benfica2024 portugal Portugal! 123456 12345678 87654321 sporting password P@ssw0rd palavra-passe senha segredo qwerty123 aaaaaaaa abcabc conselhogalactico Conselho1'.split(
      ' ',
    ),
  )('%s is refused', (password) => expect(isCommonPassword(password)).toBe(true));

  it.each(['helena.matias', 'HelenaMatias', 'helena.matias1', 'Matias2025', 'escolasecundariagamabarros', 'barros12'])(
    '%s is refused for a user with that name, username or school',
    (password) => {
      expect(isCommonPassword(password, OWN)).toBe(true);
      expect(isCommonPassword(password, ['outra.pessoa'])).toBe(false);
    },
  );

  it.each(['rio-lobo-mel', 'palavra-nova', 'benfica-e-mais-nada', 'k7m2p9xq', 'o Benfica jogou ontem', '19375026'])(
    '%s is accepted',
    (password) => expect(isCommonPassword(password, OWN)).toBe(false),
  );

  it('is not found in long repetitions of a character with an uncommon ending', () => {
    for (const char of ['a', '1', '-', 'á']) expect(isCommonPassword(`${char.repeat(200)}x9z`)).toBe(false);
  });
});
