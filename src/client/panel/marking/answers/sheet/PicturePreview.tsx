import { useState } from 'react';
import type { OpenFile } from '../viewer/useFileViewer.tsx';
import { type PostedFile, pictureText } from './answerFiles.ts';
import { inlineAddress } from './fileKind.ts';

/** Renders a small picture that opens large. Renders nothing when the picture cannot be shown. */
export function PicturePreview({ file, onOpen }: { file: PostedFile; onOpen: OpenFile }) {
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
      <img
        src={address}
        alt={pictureText(file)}
        loading="lazy"
        className="max-h-40 max-w-full rounded-xl object-contain"
        onError={() => setBroken(address)}
      />
    </button>
  );
}
