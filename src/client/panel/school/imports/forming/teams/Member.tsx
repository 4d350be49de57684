import { GripVertical } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { classes } from '#client/ui/classes.ts';
import type { TeamDraft } from '../formingState.ts';
import { MEMBER_BUTTON, MemberName, moveLabel } from './MemberName.tsx';
import { MoveMenu } from './MoveMenu.tsx';
import type { MemberDrag } from './useMemberDrag.ts';

const OPENING_KEYS = ['Enter', ' ', 'ArrowDown', 'ArrowUp'];

interface Props {
  pupil: number;
  name: string;
  others: readonly TeamDraft[];
  drag: MemberDrag;
  onMove: (team: number) => void;
}

/**
 * Renders a member: the name opens a menu of the other teams, and the dots before it drag the member. The menu is mounted
 * only while it is open, so that a press with the mouse can also begin to drag.
 */
export function Member({ pupil, name, others, drag, onMove }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [openingKey, setOpeningKey] = useState<string | null>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!OPENING_KEYS.includes(event.key)) return;
    event.preventDefault();
    setOpeningKey(event.key);
  };
  const close = () => {
    setOpeningKey(null);
    // Where the menu was closed by a press on another control, that one has the focus.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) button.current?.focus();
    });
  };
  return (
    <li
      data-pupil={pupil}
      onPointerDown={(event) => drag.begin(event, pupil)}
      className={classes('flex items-center border-line border-t', drag.pupil === pupil && 'opacity-40')}
    >
      <span
        data-grip=""
        aria-hidden="true"
        className="grid h-12 w-8 shrink-0 cursor-move touch-none place-items-center text-muted"
      >
        <GripVertical className="size-5" />
      </span>
      {openingKey === null ? (
        <button
          ref={button}
          type="button"
          className={MEMBER_BUTTON}
          aria-label={moveLabel(name)}
          aria-haspopup="menu"
          aria-expanded={false}
          onClick={() => setOpeningKey('Enter')}
          onKeyDown={onKeyDown}
        >
          <MemberName name={name} />
        </button>
      ) : (
        <MoveMenu name={name} teams={others} openingKey={openingKey} onChoose={onMove} onClose={close} />
      )}
    </li>
  );
}
