import type { PlacedComment } from '#contract/marking/placedComments.ts';
import type { NumberedComment, Place, TextPlace } from '#domain/marking/places/placedComments.ts';
import { shortQuote } from '#domain/marking/places/shortQuote.ts';
import { textPieces } from '#domain/marking/places/textPieces.ts';
import { type AnswerFile, pictureText } from '../answers/sheet/answerFiles.ts';

/** A comment on a place with its number, from 1 in the mission. */
export type PrintedPlaced = PlacedComment & { number: number };

/** Characters of a quote or a caption on paper; the whole words are in the answer above. */
const QUOTE_SHOWN = 80;

interface Props {
  comments: readonly PrintedPlaced[];
  /** The files of the step, for comments on pictures. */
  files?: readonly AnswerFile[];
}

/** Lists a teacher's comments on places of one answer, below it. */
export function PrintedComments({ comments, files = [] }: Props) {
  if (comments.length === 0) return null;
  return (
    <ul aria-label="Comentários a lugares da resposta" className="report-places">
      {comments.map(({ _id, number, place, text }) => (
        <li key={_id}>
          <PlaceNumber number={number} /> {placeWords(place, files)}: {text}
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

/** Names a place by its quote, or by the caption or file name of its picture: printed pictures have no numbers. */
function placeWords(place: Place, files: readonly AnswerFile[]): string {
  if (place.kind === 'text') return `«${shortQuote(place.quote, QUOTE_SHOWN)}»`;
  const file = files[place.position];
  return file ? `Imagem «${shortQuote(pictureText(file), QUOTE_SHOWN)}»` : 'Imagem';
}

/** Renders the number of a place in a circle. */
export function PlaceNumber({ number }: { number: number }) {
  return <span className="report-number">{number}</span>;
}

function asNumbered({ _id: id, number, place, text }: PrintedPlaced): NumberedComment<TextPlace>[] {
  return place.kind === 'text' ? [{ id, number, place, text }] : [];
}
