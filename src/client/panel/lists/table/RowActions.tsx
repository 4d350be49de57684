import { type KeyboardEvent, useState } from 'react';
import { ROUND } from '#client/ui/controls/IconButton.tsx';
import type { RowAction } from './Column.ts';
import { DotsIcon } from './DotsIcon.tsx';
import { RowMenu } from './RowMenu.tsx';

const OPENING_KEYS = ['Enter', ' ', 'ArrowDown', 'ArrowUp'];

interface Props {
  /** Whose actions: read aloud. */
  of: string;
  actions: () => readonly RowAction[];
}

/** The button of a row's menu. The menu itself is made when it is first opened: a page has fifty of them. */
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
