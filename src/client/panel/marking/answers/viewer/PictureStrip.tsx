import { ImageOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { classes } from '#client/ui/classes.ts';
import { type PostedFile, pictureText } from '../sheet/answerFiles.ts';
import { inlineAddress } from '../sheet/fileKind.ts';

interface Props {
  pictures: readonly PostedFile[];
  /** The picture that is shown large: marked, and the only tab stop, because the arrow keys lead to the others. */
  currentId?: string;
  onOpen: (picture: PostedFile, opener: HTMLElement) => void;
}

/** Renders thumbnails of pictures in one row, each with its caption or file name. */
export function PictureStrip({ pictures, currentId, onOpen }: Props) {
  const list = useRef<HTMLUListElement>(null);
  useCurrentInView(list, currentId);
  if (pictures.length === 0) return null;
  return (
    <ul ref={list} aria-label="Imagens da equipa" className="flex shrink-0 gap-2 overflow-x-auto p-1">
      {pictures.map((picture, index) => (
        <li key={picture.id} className="shrink-0">
          <button
            type="button"
            aria-label={`${pictureCount(index, pictures)}: ${pictureText(picture)}`}
            aria-current={picture.id === currentId ? 'true' : undefined}
            tabIndex={currentId === undefined || picture.id === currentId ? undefined : -1}
            className={classes(
              'focus-inside flex w-24 flex-col gap-1 rounded-xl border-2 p-1 hover:bg-hover',
              picture.id === currentId ? 'border-primary bg-raised' : 'border-edge',
            )}
            onClick={(event) => onOpen(picture, event.currentTarget)}
          >
            <Thumbnail address={inlineAddress(picture.content)} />
            <span className="line-clamp-1 w-full break-all text-left">{pictureText(picture)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Returns which of the pictures this is, counted from 1. */
export function pictureCount(index: number, pictures: readonly PostedFile[]): string {
  return `Imagem ${index + 1} de ${pictures.length}`;
}

function Thumbnail({ address }: { address: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (broken === address) return <ImageOff aria-hidden className="mx-auto my-5 size-6" />;
  return (
    <img
      src={address}
      alt=""
      loading="lazy"
      decoding="async"
      className="h-16 w-full rounded-lg object-cover"
      onError={() => setBroken(address)}
    />
  );
}

/** Scrolls the current thumbnail into view. It takes the focus when the one before had it. */
function useCurrentInView(list: { readonly current: HTMLUListElement | null }, currentId: string | undefined): void {
  useEffect(() => {
    if (currentId === undefined) return;
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (list.current?.contains(document.activeElement)) current?.focus({ preventScroll: true });
  }, [list, currentId]);
}
