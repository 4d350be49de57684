import { Fragment } from 'react';
import { classes } from '../classes.ts';
import { NumberBadge } from './NumberBadge.tsx';

/** A run of a text in which the same places apply, as `textPieces` of domain/marking/places returns it. */
interface NumberedPiece {
  start: number;
  text: string;
  ids: readonly string[];
  /** Places that end with this piece. */
  ending: readonly { id: string; number: number }[];
}

interface Props {
  pieces: readonly NumberedPiece[];
  /** The place that is pointed out. */
  activeId: string | null;
  /** Names the button of a place, for screen readers. */
  nameOf: (number: number) => string;
  onOpen: (id: string) => void;
}

/** Renders a text with its places marked and numbered; a place is told by line and number, not by colour alone. */
export function NumberedText({ pieces, activeId, nameOf, onOpen }: Props) {
  return pieces.map((piece) => (
    <Fragment key={piece.start}>
      <MarkedPiece ids={piece.ids} isActive={activeId !== null && piece.ids.includes(activeId)} text={piece.text} />
      {piece.ending.map(({ id, number }) => (
        <NumberBadge
          key={id}
          number={number}
          label={nameOf(number)}
          isActive={id === activeId}
          className={classes('mx-1', piece.ending.length > 1 && APART)}
          onClick={() => onOpen(id)}
        />
      ))}
    </Fragment>
  ));
}

/** Keeps the touch areas of numbers that stand beside each other from overlapping: 28 px and 2 × 10 px are 48 px. */
const APART = 'max-lg:mx-2.5 any-pointer-coarse:mx-2.5';

function MarkedPiece({ ids, isActive, text }: { ids: readonly string[]; isActive: boolean; text: string }) {
  if (ids.length === 0) return text;
  return (
    <mark
      className={classes(
        'box-decoration-clone rounded-xs bg-amber/90 px-0.5 text-ink underline decoration-2 underline-offset-4',
        ids.length > 1 ? 'decoration-double' : 'decoration-dotted',
        isActive && 'outline-3 outline-amber',
      )}
    >
      {text}
    </mark>
  );
}
