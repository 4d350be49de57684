import { cryptoRandom } from '#client/panel/school/teams/cryptoRandom.ts';

/** Loads the generator of three-word passwords. Its word list is a separate bundle that only the dialogs of teachers need. */
export async function loadWordPassword(): Promise<() => string> {
  const { wordPassword } = await import('#domain/identity/passwords/wordPassword.ts');
  return () => wordPassword(cryptoRandom);
}
