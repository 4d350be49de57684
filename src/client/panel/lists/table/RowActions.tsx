import { type KeyboardEvent, useState } from 'react';
import { ROUND } from '#client/ui/controls/IconButton.tsx';
import type { RowAction } from './Column.ts';
import { DotsIcon } from './DotsIcon.tsx';
import { RowMenu } from './RowMenu.tsx';

const OPENING_KEYS = ['Enter', ' ', 'ArrowDown', 'ArrowUp'];

interface Props {
  /** Name of the row, for screen readers. */
  of: string;
  actions: () => readonly RowAction[];
}

/** Renders the button of a row's menu. The menu is mounted when it is first opened, because a page has fifty of them. */
export function RowActions({ of, actions }: Props) {
  const [openingKey, setOpeningKey] = useState<string | null>(null);
  if (openingKey !== null) return <RowMenu of={of} actions={actions()} openingKey={openingKey} />;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!OPENING_KEYS.includes(event.key)) return;
    event.preventDefault();
    setOpeningKey(event.key);
  };
  return (
    <button
      type="button"
      className={ROUND}
      aria-label={`Ações de ${of}`}
      title="Ações"
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setOpeningKey('Enter')}
      onKeyDown={onKeyDown}
    >
      <DotsIcon />
    </button>
  );
}
