import { cryptoRandom } from '#client/panel/school/teams/cryptoRandom.ts';

/** Returns a generator of passwords of three words. The word list is a download of its own, which only the dialogs of teachers need. */
export async function loadWordPassword(): Promise<() => string> {
  const { wordPassword } = await import('#domain/identity/passwords/wordPassword.ts');
  return () => wordPassword(cryptoRandom);
}
