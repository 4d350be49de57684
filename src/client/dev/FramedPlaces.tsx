import { useEffect, useState } from 'react';
import { PlacedComments } from '#client/diary/places/PlacedComments.tsx';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import { PLACED_SAMPLES, type PlacedName } from './samples/placedSamples.ts';

/** Renders sample comments on places in a dialog of the game. A comment is read once it has been opened. */
export function FramedPlaces({ name, onReady }: { name: string; onReady: () => void }) {
  const { comments, ...answer } = PLACED_SAMPLES[name as PlacedName];
  const [read, setRead] = useState<readonly string[]>([]);
  useEffect(onReady);
  return (
    <Dialog open dismissible={false} size="lg" title="Comentários à vossa resposta" onClose={() => {}}>
      <PlacedComments
        {...answer}
        comments={comments.map((one) => ({ ...one, isRead: one.isRead || read.includes(one.id) }))}
        onRead={({ id }) => setRead((before) => [...before, id])}
      />
    </Dialog>
  );
}
