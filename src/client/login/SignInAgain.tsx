import { useEffect, useState } from 'react';
import { logout } from '#client/session/logout.ts';
import { useSession } from '#client/session/useSession.ts';
import { Button } from '../ui/controls/Button.tsx';
import { PasswordField } from '../ui/controls/PasswordField.tsx';
import { clearToasts } from '../ui/feedback/toasts.ts';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { SignInError } from './SignInError.tsx';
import { useSignIn } from './useSignIn.ts';

/** Asks for the password in a dialog over the page when the session ends while in use; clears nothing (ruling 16). */
export function SignInAgain() {
  const isExpired = useSession(({ status }) => status === 'expired');
  const username = useSession(({ user }) => user?.username ?? '');
  useEffect(() => {
    // In a timer, to run after the toasts of the calls that the ended session failed: this dialog replaces them.
    const timer = setTimeout(() => isExpired && clearToasts('error'));
    return () => clearTimeout(timer);
  }, [isExpired]);
  return (
    <Dialog open={isExpired} onClose={() => {}} dismissible={false} size="sm" title="A sessão expirou">
      <SignInAgainForm username={username} />
    </Dialog>
  );
}

function SignInAgainForm({ username }: { username: string }) {
  const { error, busy, waiting, onSubmit } = useSignIn(username);
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void logout({ force: true }).finally(() => setLeaving(false));
  };
  return (
    <form onSubmit={onSubmit} className="flex flex-col gap-4 pb-4">
      <p>
        Nada se perdeu. Para continuar, é preciso a palavra-passe de{' '}
        <strong className="wrap-anywhere">{username}</strong>.
      </p>
      <input type="text" name="user" autoComplete="username" value={username} readOnly hidden />
      <PasswordField label="Palavra-Passe" name="password" autoComplete="current-password" autoFocus />
      <SignInError text={error} waiting={waiting} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={leave} busy={leaving}>
          Sair
        </Button>
        <Button type="submit" busy={busy}>
          Continuar
        </Button>
      </div>
    </form>
  );
}
