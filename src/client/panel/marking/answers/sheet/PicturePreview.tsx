import { useState } from 'react';
import type { AnswerFile } from './answerFiles.ts';
import { inlineAddress } from './fileKind.ts';

/** Renders a thumbnail that opens the picture in a new tab. Renders nothing when the picture cannot be shown. */
export function PicturePreview({ file: { name, content } }: { file: AnswerFile }) {
  const [broken, setBroken] = useState<string | null>(null);
  const address = inlineAddress(content);
  if (broken === address) return null;
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener"
      className="grid min-h-12 min-w-12 place-items-center self-start rounded-xl border-2 border-edge"
    >
      <img
        src={address}
        alt={`Ver ${name} num novo separador`}
        loading="lazy"
        className="max-h-40 max-w-full rounded-xl object-contain"
        onError={() => setBroken(address)}
      />
    </a>
  );
}
