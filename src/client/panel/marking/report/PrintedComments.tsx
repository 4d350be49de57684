import type { PlacedComment } from '#contract/marking/placedComments.ts';
import type { NumberedComment, TextPlace } from '#domain/marking/places/placedComments.ts';
import { textPieces } from '#domain/marking/places/textPieces.ts';

/** A comment on a place with its number, from 1 in the mission. */
export type PrintedPlaced = PlacedComment & { number: number };

/** Characters of a quote on paper; the whole words are marked in the answer above. */
const QUOTE_SHOWN = 80;

/** Lists a teacher's comments on places of one answer, below it. */
export function PrintedComments({ comments }: { comments: readonly PrintedPlaced[] }) {
  if (comments.length === 0) return null;
  return (
    <ul aria-label="Comentários a lugares da resposta" className="report-places">
      {comments.map(({ _id, number, place, text }) => (
        <li key={_id}>
          <PlaceNumber number={number} />{' '}
          {place.kind === 'text' ? `«${shortened(place.quote)}»` : `Imagem ${place.position + 1}`}: {text}
        </li>
      ))}
    </ul>
  );
}

/** Renders a text with its commented words underlined and numbered. */
export function PrintedText({ text, comments }: { text: string; comments: readonly PrintedPlaced[] }) {
  return textPieces(text, comments.flatMap(asNumbered)).map((piece) => (
    <span key={piece.start} className={piece.ids.length > 0 ? 'report-placed' : undefined}>
      {piece.text}
      {piece.ending.map(({ id, number }) => (
        <PlaceNumber key={id} number={number} />
      ))}
    </span>
  ));
}

/** Renders the number of a place in a circle. */
export function PlaceNumber({ number }: { number: number }) {
  return <span className="report-number">{number}</span>;
}

function asNumbered({ _id: id, number, place, text }: PrintedPlaced): NumberedComment<TextPlace>[] {
  return place.kind === 'text' ? [{ id, number, place, text }] : [];
}

function shortened(quote: string): string {
  const signs = [...quote];
  return signs.length <= QUOTE_SHOWN ? quote : `${signs.slice(0, QUOTE_SHOWN).join('').trimEnd()}…`;
}
