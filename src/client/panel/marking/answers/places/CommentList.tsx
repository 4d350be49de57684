import { Pencil, Trash2 } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { classes } from '#client/ui/classes.ts';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { CheckIcon } from '#client/ui/icons.tsx';
import { dayText } from '#client/ui/moments.ts';
import { NumberBadge } from '#client/ui/places/NumberBadge.tsx';
import { shortQuote } from '#domain/marking/places/shortQuote.ts';
import type { NumberedPlaced } from './answerPlaces.ts';

interface Props {
  /** Of useActivePlace: the same answer may be on the page twice. */
  scope: string;
  /** What the comments are on, for screen readers. */
  label: string;
  comments: readonly NumberedPlaced[];
  activeId: string | null;
  /** Points out the place of a comment. */
  onOpen: (id: string) => void;
  /** Absent where comments are only read. */
  onEdit?: ((comment: NumberedPlaced) => void) | undefined;
  onRemove?: ((comment: NumberedPlaced) => void) | undefined;
  /** Takes the focus when the last comment was deleted. */
  adder?: RefObject<HTMLElement | null>;
}

/** Characters of a quote that the list shows. */
const QUOTE_SHOWN = 80;

/** Lists the comments of one text or picture in order of place, each with its number and whether the team has read it. */
export function CommentList({ label, comments, adder, onRemove, ...common }: Props) {
  const noteRemoval = useFocusAfterRemoval(common.scope, comments, adder);
  const remove = (comment: NumberedPlaced) => {
    noteRemoval(comment);
    onRemove?.(comment);
  };
  if (comments.length === 0) return null;
  return (
    <ol aria-label={label} className="flex flex-col gap-2">
      {comments.map((comment) => (
        <Item key={comment._id} comment={comment} {...common} onRemove={onRemove && remove} />
      ))}
    </ol>
  );
}

function Item({
  scope,
  comment,
  activeId,
  onOpen,
  onEdit,
  onRemove,
}: Omit<Props, 'label' | 'comments' | 'adder'> & { comment: NumberedPlaced }) {
  const { _id, number, place, text } = comment;
  const isActive = _id === activeId;
  return (
    <li
      id={itemId(scope, _id)}
      data-placed={_id}
      tabIndex={-1}
      className={classes(
        'flex items-start gap-3 rounded-xl border-2 py-2 pr-1 pl-3 leading-snug',
        isActive ? 'border-label bg-hover/60' : 'border-line',
      )}
    >
      <NumberBadge
        number={number}
        label={`Mostrar o lugar do comentário ${number}`}
        isActive={isActive}
        className="mt-2"
        onClick={() => onOpen(_id)}
      />
      <div className="min-w-0 grow py-1">
        {place.kind === 'text' && (
          <p className="wrap-anywhere text-[0.9em] text-muted">«{shortQuote(place.quote, QUOTE_SHOWN)}»</p>
        )}
        <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
        <ReadSign readAt={comment.readAt} />
      </div>
      <span className="flex shrink-0 flex-wrap justify-end">
        {onEdit && (
          <IconButton label={`Editar o comentário ${number}`} onClick={() => onEdit(comment)}>
            <Pencil aria-hidden className="size-5" />
          </IconButton>
        )}
        {onRemove && (
          <IconButton label={`Apagar o comentário ${number}`} onClick={() => onRemove(comment)}>
            <Trash2 aria-hidden className="size-5" />
          </IconButton>
        )}
      </span>
    </li>
  );
}

/**
 * Focuses the next comment, or the one before it, or `adder`, once a deleted comment has gone together with the pressed button.
 * Returns the function to call before a comment is deleted.
 */
function useFocusAfterRemoval(scope: string, comments: Props['comments'], adder: Props['adder']) {
  const removal = useRef<{ id: string; next: string | undefined } | null>(null);
  useEffect(() => {
    const { id, next } = removal.current ?? {};
    if (id === undefined || comments.some(({ _id }) => _id === id)) return;
    removal.current = null;
    if (document.activeElement !== document.body) return;
    const item = next === undefined ? null : document.getElementById(itemId(scope, next));
    (item ?? adder?.current)?.focus();
  });
  return ({ _id: id }: NumberedPlaced) => {
    const index = comments.findIndex(({ _id }) => _id === id);
    removal.current = { id, next: (comments[index + 1] ?? comments[index - 1])?._id };
  };
}

/** Returns the id of a comment in its list. */
export function itemId(scope: string, id: string): string {
  return `${scope}-${id}`;
}

function ReadSign({ readAt }: { readAt: number | null }) {
  if (readAt === null) return <p className="text-[0.9em] text-muted">Por ler</p>;
  return (
    <p className="flex items-center gap-1 text-[0.9em] text-ok">
      <CheckIcon className="size-4" />
      Lido a {dayText(readAt)}
    </p>
  );
}
