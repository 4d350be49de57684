import { memo, useState } from 'react';
import { Button } from '#client/ui/controls/Button.tsx';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';

interface AttendanceDialogProps {
  open: boolean;
  members: readonly string[];
  onAnswer: (present: readonly string[] | null) => void;
}

/** Asks a team at the start of a lesson who is there; the answer gives the roles. It can be skipped. */
export const AttendanceDialog = memo(function AttendanceDialog({ open, members, onAnswer }: AttendanceDialogProps) {
  const [absent, setAbsent] = useState<readonly string[]>([]);
  const toggle = (member: string) =>
    setAbsent((now) => (now.includes(member) ? now.filter((one) => one !== member) : [...now, member]));
  const present = members.filter((member) => !absent.includes(member));
  return (
    <Dialog
      open={open}
      onClose={() => onAnswer(null)}
      size="sm"
      title="Quem está hoje na nave?"
      footer={
        <>
          <Button variant="secondary" onClick={() => onAnswer(null)}>
            Saltar
          </Button>
          <Button disabled={present.length === 0} onClick={() => onAnswer(present)}>
            Distribuir as funções
          </Button>
        </>
      }
    >
      <ul className="grid gap-1">
        {members.map((member) => (
          <li key={member}>
            <label className="flex min-h-12 items-center gap-4 rounded-xl px-2 text-lg hover:bg-hover">
              <input
                type="checkbox"
                className="size-7 shrink-0"
                checked={!absent.includes(member)}
                onChange={() => toggle(member)}
              />
              {member}
            </label>
          </li>
        ))}
      </ul>
    </Dialog>
  );
});
