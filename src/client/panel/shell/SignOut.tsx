import { useEffect, useState } from 'react';
import { logout } from '#client/session/logout.ts';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';

/** Signs out at once; when something is in the way it says what, and asks (ruling 16). */
export function SignOut({ onStay }: { onStay: () => void }) {
  const [blocked, setBlocked] = useState<string | null>(null);
  useEffect(() => {
    let isHere = true;
    void logout().then((result) => {
      if (isHere && !result.ended) setBlocked(result.blocked);
    });
    return () => {
      isHere = false;
    };
  }, []);
  return (
    <ConfirmDialog
      open={blocked !== null}
      title="Terminar sessão"
      confirmLabel="Sair mesmo assim"
      danger
      onCancel={onStay}
      onConfirm={() => void logout({ force: true })}
    >
      <p>{blocked}</p>
    </ConfirmDialog>
  );
}
