import { classes } from '#client/ui/classes.ts';
import { CheckIcon } from '#client/ui/icons.tsx';
import { PinSign } from '#client/ui/places/NumberBadge.tsx';
import type { TeamComment } from '#domain/marking/places/placedComments.ts';
import { shortQuote } from '#domain/marking/places/shortQuote.ts';
import { buttonId, type Opening } from './opening.ts';

interface Props {
  label: string;
  comments: readonly (TeamComment & { number: number })[];
  opening: Opening;
}

/** Characters of a quote that a closed comment shows. */
const QUOTE_SHOWN = 60;

/** Lists the comments of one text or picture; each opens at a press and says whether it was read. */
export function PlacedList({ label, comments, opening }: Props) {
  return (
    <ol aria-label={label} className="flex flex-col gap-2">
      {comments.map((comment) => (
        <Item key={comment.id} comment={comment} opening={opening} />
      ))}
    </ol>
  );
}

function Item({ comment, opening }: { comment: TeamComment & { number: number }; opening: Opening }) {
  const { id, number, place, text } = comment;
  const isOpen = opening.isOpen(id);
  return (
    <li className={classes('rounded-xl border-2 bg-raised', isOpen ? 'border-label' : 'border-line')}>
      <button
        id={buttonId(id)}
        type="button"
        aria-expanded={isOpen}
        className="flex min-h-12 w-full items-center gap-3 rounded-xl px-3 py-2 text-left hover:bg-hover"
        onClick={() => opening.toggle(id)}
      >
        <PinSign number={number} isActive={isOpen} />
        <span className="sr-only">Comentário {number}: </span>
        <span className="wrap-anywhere min-w-0 grow leading-snug">
          {place.kind === 'text' ? `«${shortQuote(place.quote, QUOTE_SHOWN)}»` : 'Um ponto da imagem'}
        </span>
        <ReadSign isRead={comment.isRead || opening.wasShown(comment)} />
      </button>
      {isOpen && <p className="wrap-anywhere whitespace-pre-wrap px-3 pb-3 text-pretty">{text}</p>}
    </li>
  );
}

function ReadSign({ isRead }: { isRead: boolean }) {
  return (
    <span
      className={classes(
        'flex shrink-0 items-center gap-1 font-semibold text-[0.85em]',
        isRead ? 'text-ok' : 'text-warn',
      )}
    >
      {isRead && <CheckIcon className="size-4" />}
      {isRead ? 'Lido' : 'Por ler'}
    </span>
  );
}
