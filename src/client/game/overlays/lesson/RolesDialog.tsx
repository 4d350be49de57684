import { memo } from 'react';
import { Button } from '#client/ui/controls/Button.tsx';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import { LESSON_ROLE_NAMES, LESSON_ROLE_TASKS, LESSON_ROLES, type LessonRoles } from '#domain/classroom/roles.ts';

interface RolesDialogProps {
  /** Null while there are none to show. */
  roles: LessonRoles | null;
  onClose: () => void;
}

/** Shows who of the team has which role in this lesson. */
export const RolesDialog = memo(function RolesDialog({ roles, onClose }: RolesDialogProps) {
  return (
    <Dialog
      open={roles !== null}
      onClose={onClose}
      title="As vossas funções nesta aula"
      footer={<Button onClick={onClose}>Vamos!</Button>}
    >
      <dl className="grid gap-3 sm:grid-cols-2">
        {LESSON_ROLES.filter((role) => roles?.[role] !== undefined).map((role) => (
          <div key={role} className="rounded-xl bg-raised px-4 py-3">
            <dt className="label-caps text-label">{LESSON_ROLE_NAMES[role]}</dt>
            <dd>
              <strong className="wrap-anywhere text-xl">{roles?.[role]}</strong>
              <p className="text-muted projected:hidden">{LESSON_ROLE_TASKS[role]}</p>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
});
