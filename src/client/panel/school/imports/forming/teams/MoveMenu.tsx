import { Menu, MenuButton, MenuHeading, MenuItem, MenuItems, MenuSection } from '@headlessui/react';
import { useEffect, useRef } from 'react';
import type { TeamDraft } from '../formingState.ts';
import { MEMBER_BUTTON, MemberName, moveLabel } from './MemberName.tsx';

interface Props {
  name: string;
  teams: readonly TeamDraft[];
  /** The key that opened it, dispatched to the menu button. */
  openingKey: string;
  onChoose: (team: number) => void;
  onClose: () => void;
}

/** Renders the open menu 'Mover para…' of a member; arrow keys, first letters, Enter and Escape work in it. */
export function MoveMenu({ name, teams, openingKey, onChoose, onClose }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
    button.current?.dispatchEvent(new KeyboardEvent('keydown', { key: openingKey, bubbles: true, cancelable: true }));
  }, [openingKey]);
  return (
    <Menu>
      {({ open }) => (
        <>
          <MenuButton ref={button} className={MEMBER_BUTTON} aria-label={moveLabel(name)}>
            <MemberName name={name} />
          </MenuButton>
          <Closing isOpen={open} onClose={onClose} />
          <MenuItems
            anchor={{ to: 'bottom start', gap: 4, padding: 8 }}
            modal={false}
            className="option-list z-20 min-w-60 py-1"
          >
            <MenuSection>
              <MenuHeading className="px-4 py-2 font-display font-bold text-label">Mover {name} para…</MenuHeading>
              {teams.map((team) => (
                <MenuItem key={team.id}>
                  <button
                    type="button"
                    className="option flex w-full justify-between gap-4 text-left"
                    onClick={() => onChoose(team.id)}
                  >
                    <span className="min-w-0 wrap-anywhere">{team.name}</span>
                    <span className="text-muted tabular-nums">{team.members.length}</span>
                  </button>
                </MenuItem>
              ))}
            </MenuSection>
          </MenuItems>
        </>
      )}
    </Menu>
  );
}

/** Reports that the menu was open and is closed. */
function Closing({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) onClose();
    wasOpen.current = isOpen;
  });
  return null;
}
