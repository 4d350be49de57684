import { ImageOff } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { classes } from '#client/ui/classes.ts';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import { type PostedFile, pictureText } from '../sheet/answerFiles.ts';
import { inlineAddress } from '../sheet/fileKind.ts';
import { fittedSize, type PictureView, type Room } from './pictureView.ts';
import { useGestures } from './useGestures.ts';
import type { PictureControl } from './usePictureView.ts';

interface Props {
  picture: PostedFile;
  control: PictureControl;
}

/** Renders a picture as large as the stage allows, which wheel, pointer and two fingers zoom and move. */
export function PictureStage({ picture, control }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const address = inlineAddress(picture.content);
  const { view, room, setStage } = control;
  useGestures(control.stage, control.follow);
  const isBroken = broken === address;
  return (
    <div
      ref={setStage}
      className={classes(
        'relative min-h-40 grow touch-none select-none overflow-hidden rounded-xl bg-page',
        view.zoom > 1 && 'cursor-grab active:cursor-grabbing',
      )}
    >
      {isBroken ? (
        <p role="alert" className="absolute inset-0 m-auto flex size-fit items-center gap-2 p-4">
          <ImageOff aria-hidden className="size-6 shrink-0" />
          Não foi possível mostrar esta imagem.
        </p>
      ) : (
        <img
          key={picture.id}
          src={address}
          alt={pictureText(picture)}
          draggable={false}
          className={classes(
            'absolute top-1/2 left-1/2 max-w-none',
            control.isSmooth && 'transition-transform duration-140 ease-out motion-reduce:transition-none',
          )}
          style={styleOf(view, room)}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            control.setPicture({ width, height })
          }
          onError={() => setBroken(address)}
        />
      )}
      {!isBroken && room.picture.width === 0 && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner className="size-10" />
        </span>
      )}
    </div>
  );
}

function styleOf(view: PictureView, room: Room): CSSProperties {
  const { x, y, turns, zoom } = view;
  return {
    ...fittedSize(room, turns),
    transform: `translate(-50%, -50%) translate(${x}px, ${y}px) rotate(${turns * 90}deg) scale(${zoom})`,
  };
}
