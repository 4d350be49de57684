import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import type { SignOut } from './useSignOut.ts';

/** What is in the way of signing out, and whether to leave all the same. */
export function SignOutQuestion({ blocked, stay, leaveAnyway }: SignOut) {
  return (
    <ConfirmDialog
      open={blocked !== null}
      title="Terminar sessão"
      confirmLabel="Sair mesmo assim"
      danger
      onCancel={stay}
      onConfirm={leaveAnyway}
    >
      <p>{blocked}</p>
    </ConfirmDialog>
  );
}
