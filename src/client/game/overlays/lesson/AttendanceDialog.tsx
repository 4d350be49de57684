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
  // By place, because two members may have the same name.
  const [absent, setAbsent] = useState<readonly number[]>([]);
  const toggle = (place: number) =>
    setAbsent((now) => (now.includes(place) ? now.filter((one) => one !== place) : [...now, place]));
  const present = members.filter((_, place) => !absent.includes(place));
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
        {members.map((member, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a name is no key, and the list does not change while it is open
          <li key={place}>
            <label className="flex min-h-12 items-center gap-4 rounded-xl px-2 text-lg hover:bg-hover">
              <input
                type="checkbox"
                className="size-7 shrink-0"
                checked={!absent.includes(place)}
                onChange={() => toggle(place)}
              />
              {member}
            </label>
          </li>
        ))}
      </ul>
    </Dialog>
  );
});
