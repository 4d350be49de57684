import { useState } from 'react';
import { PinSign } from '#client/ui/places/NumberBadge.tsx';
import { PinnedPicture } from '#client/ui/places/PinnedPicture.tsx';
import type { NumberedPlaced } from '../places/answerPlaces.ts';
import { pinsOf } from '../places/pins.ts';
import type { OpenFile } from '../viewer/useFileViewer.tsx';
import { type PostedFile, pictureText } from './answerFiles.ts';
import { inlineAddress } from './fileKind.ts';

interface Props {
  file: PostedFile;
  /** Comments on its points. */
  comments: readonly NumberedPlaced[];
  activeId: string | null;
  onOpen: OpenFile;
}

/** Renders a small picture with the numbers of its comments, which opens large. Renders nothing when it cannot be shown. */
export function PicturePreview({ file, comments, activeId, onOpen }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const address = inlineAddress(file.content);
  if (broken === address) return null;
  return (
    <button
      type="button"
      className="grid min-h-12 min-w-12 place-items-center self-start rounded-xl border-2 border-edge"
      onClick={(event) => onOpen(file, event.currentTarget)}
    >
      <span className="sr-only">Ampliar </span>
      <PinnedPicture
        src={address}
        alt={pictureText(file)}
        pins={pinsOf(comments)}
        render={({ id, number }) => <PinSign number={number} isActive={id === activeId} />}
        className={comments.length > 0 ? 'max-h-80' : 'max-h-40'}
        onError={() => setBroken(address)}
      />
    </button>
  );
}
