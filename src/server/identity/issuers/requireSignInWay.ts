import { SignInConfigError } from '../../config/signInConfig.ts';
import type { Services } from '../../http/handler.ts';
import { countAdminLinks } from './identities.queries.ts';

/**
 * Throws SignInConfigError when no administrator could sign in: passwords are off for everybody, and none is linked with a
 * configured issuer. Checked at start.
 */
export async function requireSignInWay({ db, signIn }: Pick<Services, 'db' | 'signIn'>): Promise<void> {
  if (signIn.passwords !== 'none') return;
  const links = await db.transaction((tx) =>
    countAdminLinks(
      tx,
      signIn.issuers.map(({ url }) => url),
    ),
  );
  if (links > 0) return;
  throw new SignInConfigError(
    'Em SIGN_IN_CONFIG, passwords «none» fecharia esta instalação: nenhuma conta de administração está ligada a uma destas contas da escola. Ponha «admins», entre, ligue a conta em «Entrada e segurança» e só depois ponha «none».',
  );
}
