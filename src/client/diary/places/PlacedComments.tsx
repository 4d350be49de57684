import { useState } from 'react';
import { NumberBadge } from '#client/ui/places/NumberBadge.tsx';
import { NumberedText } from '#client/ui/places/NumberedText.tsx';
import { PinnedPicture } from '#client/ui/places/PinnedPicture.tsx';
import {
  type AnsweredPicture,
  type AnsweredText,
  numbered,
  type PicturePlace,
  type TeamComment,
  type TextPlace,
} from '#domain/marking/places/placedComments.ts';
import { textPieces } from '#domain/marking/places/textPieces.ts';
import { focusComment, type Opening } from './opening.ts';
import { PlacedList } from './PlacedList.tsx';

interface Props {
  /** All texts of the answer, by step. */
  texts: readonly AnsweredText[];
  /** All pictures of the answer. */
  pictures: readonly AnsweredPicture[];
  comments: readonly TeamComment[];
  /** Called once for each unread comment when its words are shown. */
  onRead: (comment: TeamComment) => void;
}

type Numbered<P> = TeamComment & { number: number; place: P };

/**
 * Renders a teacher's comments at their places of one answer: texts and pictures that have any, with numbers that open the
 * comment beside them. Renders nothing without comments.
 */
export function PlacedComments({ texts, pictures, comments, onRead }: Props) {
  const all = numbered(comments);
  const opening = useOpening(comments, onRead);
  return (
    <div className="flex flex-col gap-6 text-[1.1em]">
      {texts.map((answer, step) => {
        const own = all.filter(
          (one): one is Numbered<TextPlace> => one.place.kind === 'text' && one.place.step === step,
        );
        // biome-ignore lint/suspicious/noArrayIndexKey: an answer is identified by its step and never moves
        return own.length > 0 && <CommentedText key={step} {...answer} comments={own} opening={opening} />;
      })}
      {pictures.map((picture) => {
        const own = all.filter((one): one is Numbered<PicturePlace> => isOn(one, picture));
        const key = `${picture.step}-${picture.position}`;
        return own.length > 0 && <CommentedPicture key={key} picture={picture} comments={own} opening={opening} />;
      })}
    </div>
  );
}

function useOpening(comments: readonly TeamComment[], onRead: (comment: TeamComment) => void): Opening {
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set());
  /** The words that were shown here, although the list may not say so yet. */
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string | null>(null);
  const open = (id: string) => {
    setLast(id);
    setOpenIds(new Set([...openIds, id]));
    const comment = comments.find((one) => one.id === id);
    if (comment === undefined || comment.isRead || shown.has(wordsKey(comment))) return;
    setShown(new Set([...shown, wordsKey(comment)]));
    onRead(comment);
  };
  return {
    activeId: last !== null && openIds.has(last) ? last : null,
    isOpen: (id) => openIds.has(id),
    wasShown: (comment) => shown.has(wordsKey(comment)),
    toggle: (id) => (openIds.has(id) ? setOpenIds(new Set([...openIds].filter((one) => one !== id))) : open(id)),
    show: (id) => {
      open(id);
      focusComment(id);
    },
  };
}

/** Names the words of a comment; changed ones have another name. */
function wordsKey({ id, revision }: TeamComment): string {
  return `${id}/${revision}`;
}

interface TextProps extends AnsweredText {
  comments: readonly Numbered<TextPlace>[];
  opening: Opening;
}

/** From this width the comments stand beside the answer. */
const BESIDE =
  'mt-2 grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-3 @min-[720px]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]';

function CommentedText({ prompt, text, comments, opening }: TextProps) {
  return (
    <section aria-label={prompt} className="@container">
      <p className="font-bold">{prompt}</p>
      <div className={BESIDE}>
        <p className="wrap-anywhere max-w-[65ch] whitespace-pre-wrap leading-loose">
          <NumberedText
            pieces={textPieces(text, comments)}
            activeId={opening.activeId}
            nameOf={(number) => `Comentário ${number}`}
            onOpen={opening.show}
          />
        </p>
        <PlacedList label={`Comentários: ${prompt}`} comments={comments} opening={opening} />
      </div>
    </section>
  );
}

interface PictureProps {
  picture: AnsweredPicture;
  comments: readonly Numbered<PicturePlace>[];
  opening: Opening;
}

function CommentedPicture({ picture: { address, words }, comments, opening }: PictureProps) {
  return (
    <section aria-label={words} className="@container">
      <p className="wrap-anywhere font-bold">{words}</p>
      <div className={BESIDE}>
        <div>
          <PinnedPicture
            src={address}
            alt={words}
            pins={comments.map(({ id, number, place: { x, y } }) => ({ id, number, x, y }))}
            render={({ id, number }) => (
              <NumberBadge
                number={number}
                label={`Comentário ${number}`}
                isActive={id === opening.activeId}
                onClick={() => opening.show(id)}
              />
            )}
            className="max-h-[60dvh]"
          />
        </div>
        <PlacedList label={`Comentários: ${words}`} comments={comments} opening={opening} />
      </div>
    </section>
  );
}

function isOn({ place }: TeamComment, { step, position }: AnsweredPicture): boolean {
  return place.kind === 'picture' && place.step === step && place.position === position;
}
