import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import { useEffect, useRef } from 'react';
import { classes } from '#client/ui/classes.ts';
import { ROUND } from '#client/ui/controls/IconButton.tsx';
import type { RowAction } from './Column.ts';
import { DotsIcon } from './DotsIcon.tsx';

interface Props {
  /** Name of the row, for screen readers. */
  of: string;
  actions: readonly RowAction[];
  /** The key that opened it, dispatched to the menu button. */
  openingKey: string;
}

/** Renders the open menu 'Ações' of a row; arrow keys, first letters, Enter and Escape work in it. */
export function RowMenu({ of, actions, openingKey }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
    button.current?.dispatchEvent(new KeyboardEvent('keydown', { key: openingKey, bubbles: true, cancelable: true }));
  }, [openingKey]);
  /** Focuses the button first, so that a dialog returns the focus there and not to the closed menu. */
  const start = (run: () => void) => {
    button.current?.focus();
    run();
  };
  return (
    <Menu>
      <MenuButton ref={button} className={ROUND} aria-label={`Ações de ${of}`} title="Ações">
        <DotsIcon />
      </MenuButton>
      <MenuItems
        anchor={{ to: 'bottom end', gap: 4, padding: 8 }}
        modal={false}
        className="option-list z-20 min-w-48 py-1"
      >
        {actions.map(({ name, run, isDestructive = false }) => (
          <MenuItem key={name}>
            <button
              type="button"
              className={classes('option block w-full text-left', isDestructive && 'text-danger')}
              onClick={() => start(run)}
            >
              {name}
            </button>
          </MenuItem>
        ))}
      </MenuItems>
    </Menu>
  );
}
