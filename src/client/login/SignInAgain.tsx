import { useEffect, useState } from 'react';
import { logout } from '#client/session/logout.ts';
import { useSession } from '#client/session/useSession.ts';
import type { Profile } from '#contract/identity/session.ts';
import { isTeam } from '#domain/permissions.ts';
import type { Role } from '#domain/vocabulary.ts';
import { Button } from '../ui/controls/Button.tsx';
import { PasswordField } from '../ui/controls/PasswordField.tsx';
import { clearToasts } from '../ui/feedback/toasts.ts';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { LateCodeField } from './LateCodeField.tsx';
import { OtherWay } from './OtherWay.tsx';
import { SignInError } from './SignInError.tsx';
import { useSignIn } from './useSignIn.ts';

/** Asks for the password in a dialog over the page when the session ends while in use; clears nothing (ruling 16). */
export function SignInAgain() {
  const isExpired = useSession(({ status }) => status === 'expired');
  const user = useSession((session) => session.user);
  useEffect(() => {
    // In a timer, to run after the toasts of the calls that the ended session failed: this dialog replaces them.
    const timer = setTimeout(() => isExpired && clearToasts('error'));
    return () => clearTimeout(timer);
  }, [isExpired]);
  return (
    <Dialog open={isExpired} onClose={() => {}} dismissible={false} size="sm" title="A sessão expirou">
      <SignInAgainForm user={user} />
    </Dialog>
  );
}

/** A team may use its code instead; the server then refuses the code of another team. */
function SignInAgainForm({ user }: { user: Profile | null }) {
  const [isByCode, setByCode] = useState(false);
  const isStaff = user !== null && !isTeam(user.permission.id as Role);
  const { error, busy, waiting, staff, needsSecondStep, backToPassword, onSubmit } = useSignIn(isByCode, isStaff, user);
  const [leaving, setLeaving] = useState(false);
  const username = user?.username ?? '';
  const leave = () => {
    setLeaving(true);
    void logout({ force: true }).finally(() => setLeaving(false));
  };
  if (staff && needsSecondStep) return <staff.SecondStep onBack={backToPassword} />;
  return (
    <form onSubmit={onSubmit} className="flex flex-col gap-4 pb-4">
      <p>
        Nada se perdeu. Para continuar, é preciso {isByCode ? 'o código' : 'a palavra-passe'} de{' '}
        <strong className="wrap-anywhere">{username}</strong>.
      </p>
      <input type="text" name="user" autoComplete="username" value={username} readOnly hidden />
      {isByCode ? (
        <LateCodeField />
      ) : (
        <PasswordField label="Palavra-Passe" name="password" autoComplete="current-password" data-autofocus="" />
      )}
      <SignInError text={error} waiting={waiting} />
      {staff && <staff.SchoolWays />}
      <div className="flex flex-wrap justify-end gap-3">
        {!isStaff && <OtherWay isByCode={isByCode} onChange={setByCode} />}
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
