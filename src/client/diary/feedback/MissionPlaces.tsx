import type { MissionComments } from '#contract/marking/placedComments.ts';
import type { TeamComment } from '#domain/marking/places/placedComments.ts';
import { PlacedComments } from '../places/PlacedComments.tsx';

interface Props {
  mission: MissionComments;
  /** Called once for each unread comment when its words are shown. */
  onRead: (comment: TeamComment) => void;
}

/** Renders the teacher's comments on a mission at their places in the team's answer. */
export function MissionPlaces({ mission: { texts, pictures, comments }, onRead }: Props) {
  return (
    <div className="mt-3">
      <p className="mb-2 font-semibold text-label">No vosso trabalho</p>
      <PlacedComments
        texts={texts}
        pictures={pictures}
        comments={comments.map(({ _id, read, ...comment }) => ({ ...comment, id: _id, isRead: read }))}
        onRead={onRead}
      />
    </div>
  );
}
