import { Keyboard, MessageSquarePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { classes } from '#client/ui/classes.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { NumberedText } from '#client/ui/places/NumberedText.tsx';
import type { NumberedComment, TextPlace } from '#domain/marking/places/placedComments.ts';
import { textPieces } from '#domain/marking/places/textPieces.ts';
import type { Word } from '#domain/marking/places/wordChoice.ts';
import type { AnswerPlaces, NumberedPlaced } from './answerPlaces.ts';
import { CommentList } from './CommentList.tsx';
import { DraftList } from './DraftList.tsx';
import { useActivePlace } from './useActivePlace.ts';
import { type TextSelection, useTextSelection } from './useTextSelection.ts';
import { WordChooser } from './WordChooser.tsx';

interface Props {
  prompt: string;
  text: string;
  step: number;
  places: AnswerPlaces;
}

/** Renders a text answer whose words can be commented on, with its comments numbered in the text and listed beside it. */
export function CommentableText({ prompt, text, step, places: { comments, actions } }: Props) {
  const [isChoosing, setChoosing] = useState(false);
  const { scope, activeId, point, show } = useActivePlace();
  const keyboard = useRef<HTMLButtonElement>(null);
  const own = comments.filter(({ place }) => place.kind === 'text' && place.step === step);
  const close = () => {
    setChoosing(false);
    requestAnimationFrame(() => keyboard.current?.focus());
  };
  const add = ({ start, end }: Word) => {
    setChoosing(false);
    document.getSelection()?.removeAllRanges();
    actions?.add({ place: { kind: 'text', step, start, end, quote: text.slice(start, end) } });
  };
  return (
    <div className="@container">
      <p className="font-bold">{prompt}</p>
      <div className={classes('mt-1 grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-3', own.length > 0 && BESIDE)}>
        <div className="flex min-w-0 flex-col gap-1">
          {isChoosing ? (
            <WordChooser prompt={prompt} text={text} onChoose={add} onClose={close} />
          ) : (
            <SelectableText text={text} comments={own} activeId={activeId} onOpen={show} onComment={actions && add} />
          )}
          {actions && !isChoosing && text !== '' && (
            <Button ref={keyboard} variant="ghost" className="self-start px-3" onClick={() => setChoosing(true)}>
              <Keyboard aria-hidden className="size-5" />
              Escolher um trecho com o teclado
              <span className="sr-only">: {prompt}</span>
            </Button>
          )}
          {actions && (
            <DraftList
              drafts={actions.drafts.filter(({ place }) => place?.kind === 'text' && place.step === step)}
              onResume={(draft) => actions.resume(draft, {})}
              onDiscard={actions.discard}
              adder={keyboard}
            />
          )}
        </div>
        <CommentList
          scope={scope}
          label={`Comentários: ${prompt}`}
          comments={own}
          activeId={activeId}
          onOpen={point}
          onEdit={actions && ((comment) => actions.edit(comment, {}))}
          onRemove={actions?.remove}
          adder={keyboard}
        />
      </div>
    </div>
  );
}

/** The list stands beside a text that leaves room for it. */
const BESIDE = '@min-[640px]:grid-cols-[minmax(0,1fr)_minmax(15rem,20rem)]';

interface TextProps {
  text: string;
  comments: readonly NumberedPlaced[];
  activeId: string | null;
  onOpen: (id: string) => void;
  onComment: ((span: Word) => void) | undefined;
}

function SelectableText({ text, comments, activeId, onOpen, onComment }: TextProps) {
  const element = useRef<HTMLParagraphElement>(null);
  const selection = useTextSelection(element, text);
  return (
    <div className="relative">
      <p ref={element} className="quoted-answer">
        <NumberedText
          pieces={textPieces(text, comments.map(asNumbered))}
          activeId={activeId}
          nameOf={(number) => `Comentário ${number}`}
          onOpen={onOpen}
        />
      </p>
      {onComment && selection && <SelectionButton selection={selection} onPress={() => onComment(selection)} />}
    </div>
  );
}

/** Stands below the end of the selection, within the width of the text. */
function SelectionButton({ selection: { below }, onPress }: { selection: TextSelection; onPress: () => void }) {
  return (
    <Button
      className="absolute z-10 shadow-card"
      style={{ top: below.y + BELOW_PX, left: `clamp(0px, ${below.x - HALF_PX}px, 100% - ${2 * HALF_PX}px)` }}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <MessageSquarePlus aria-hidden className="size-5" />
      Comentar este trecho
    </Button>
  );
}

/** Distance from the selected line, and half of the button's width, in CSS pixels. */
const BELOW_PX = 8;
const HALF_PX = 130;

function asNumbered({ _id, number, place, text }: NumberedPlaced): NumberedComment<TextPlace> {
  if (place.kind !== 'text') throw new Error('The comment is on a picture.');
  return { id: _id, number, place, text };
}
