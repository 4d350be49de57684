import { MessageSquarePlus } from 'lucide-react';
import { Button } from '#client/ui/controls/Button.tsx';
import type { PostedFile } from '../sheet/answerFiles.ts';
import type { AnswerPlaces, NumberedPlaced } from './answerPlaces.ts';
import { CommentList } from './CommentList.tsx';

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
  const others = (comment: NumberedPlaced | null) => comments.filter((one) => one !== comment);
  const picture = (comment: NumberedPlaced | null) => ({ file, step, position, pins: others(comment) });
  return (
    <>
      {actions && (
        <Button variant="ghost" className="self-start px-3" onClick={() => actions.add({ picture: picture(null) })}>
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
      />
    </>
  );
}
