import { MessageSquarePlus } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#client/ui/controls/Button.tsx';
import type { PostedFile } from '../sheet/answerFiles.ts';
import type { AnswerPlaces, NumberedPlaced } from './answerPlaces.ts';
import { CommentList } from './CommentList.tsx';
import { DraftList } from './DraftList.tsx';
import type { PlaceDraft } from './placeDrafts.ts';

interface Props {
  file: PostedFile;
  step: number;
  position: number;
  /** Those of this picture. */
  comments: readonly NumberedPlaced[];
  actions: AnswerPlaces['actions'];
  scope: string;
  activeId: string | null;
  onPoint: (id: string) => void;
}

/** Lists the comments on the points of a picture, and adds one. */
export function PictureComments({ file, step, position, comments, actions, scope, activeId, onPoint }: Props) {
  const adder = useRef<HTMLButtonElement>(null);
  const others = (comment: NumberedPlaced | null) => comments.filter((one) => one !== comment);
  const picture = (comment: NumberedPlaced | null) => ({ file, step, position, pins: others(comment) });
  return (
    <>
      {actions && (
        <Button
          ref={adder}
          variant="ghost"
          className="self-start px-3"
          onClick={() => actions.add({ picture: picture(null) })}
        >
          <MessageSquarePlus aria-hidden className="size-5" />
          Comentar um ponto
          <span className="sr-only"> de {file.name}</span>
        </Button>
      )}
      <CommentList
        scope={scope}
        label={`Comentários: ${file.name}`}
        comments={comments}
        activeId={activeId}
        onOpen={onPoint}
        onEdit={actions && ((comment) => actions.edit(comment, { picture: picture(comment) }))}
        onRemove={actions?.remove}
        adder={adder}
      />
      {actions && (
        <DraftList
          drafts={actions.drafts.filter((draft) => isOn(draft, step, position))}
          onResume={(draft) => actions.resume(draft, { picture: picture(null) })}
          onDiscard={actions.discard}
          adder={adder}
        />
      )}
    </>
  );
}

function isOn({ picture }: PlaceDraft, step: number, position: number): boolean {
  return picture?.step === step && picture.position === position;
}
