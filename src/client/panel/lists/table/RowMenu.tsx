import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import { useEffect, useRef } from 'react';
import { classes } from '#client/ui/classes.ts';
import { ROUND } from '#client/ui/controls/IconButton.tsx';
import type { RowAction } from './Column.ts';
import { DotsIcon } from './DotsIcon.tsx';

interface Props {
  /** Whose actions: read aloud. */
  of: string;
  actions: readonly RowAction[];
  /** The key that opens it. */
  openingKey: string;
}

/** The menu 'Ações' of a row, open: by arrow keys, first letters, Enter and Escape too. */
export function RowMenu({ of, actions, openingKey }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
    button.current?.dispatchEvent(new KeyboardEvent('keydown', { key: openingKey, bubbles: true, cancelable: true }));
  }, [openingKey]);
  /** The button takes the focus first, so that a dialog that opens gives it back there and not to the closed menu. */
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
        {actions.map(({ name, run, isGrave = false }) => (
          <MenuItem key={name}>
            <button
              type="button"
              className={classes('option block w-full text-left', isGrave && 'text-danger')}
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
