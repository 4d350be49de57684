import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import type { SignOut } from './useSignOut.ts';

/** Shows why signing out is blocked, and asks whether to leave anyway. */
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
