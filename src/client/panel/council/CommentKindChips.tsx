import { Chip } from '#client/ui/feedback/Chip.tsx';
import { COMMENT_KIND_NAMES, type CommentKind } from '#domain/council/comments.ts';

/** Shows the kind of a comment, and that its suggestion was accepted. */
export function CommentKindChips({ kind, isAccepted }: { kind: CommentKind; isAccepted: boolean }) {
  return (
    <>
      <Chip tone="info" small>
        {COMMENT_KIND_NAMES[kind]}
      </Chip>
      {isAccepted && (
        <Chip tone="ok" small done>
          Aceite pela equipa
        </Chip>
      )}
    </>
  );
}
