import { useRef, useState } from 'react';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import { type PostedFile, pictureText } from '../sheet/answerFiles.ts';
import { DownloadLink } from './DownloadLink.tsx';
import { FileCaption } from './FileCaption.tsx';
import { PictureStage } from './PictureStage.tsx';
import { PictureStrip, pictureCount } from './PictureStrip.tsx';
import { PictureTools, percentOf } from './PictureTools.tsx';
import { usePictureView } from './usePictureView.ts';
import { useViewerKeys, type ViewerKeys } from './useViewerKeys.ts';

interface Props {
  /** The picture that was pressed. */
  picture: PostedFile;
  /** All pictures to choose from; their addresses change with each fetch, their ids do not. */
  pictures: readonly PostedFile[];
  teamName: string;
  onClose: () => void;
  focusAfter: () => HTMLElement | null;
}

/** Renders the pictures of a team large, one at a time, with zoom, turn and a strip of all. */
export function Lightbox({ teamName, onClose, focusAfter, ...shown }: Props) {
  return (
    <Dialog open size="full" title={`Imagens de ${teamName}`} onClose={onClose} focusAfter={focusAfter}>
      <Gallery {...shown} />
    </Dialog>
  );
}

/** Factor of one press on a button or a key. */
const ZOOM_STEP = 1.5;
/** Screen reader messages by number of quarter turns clockwise. */
const TURNED = ['Sem rotação', 'Rodada 90 graus', 'Rodada 180 graus', 'Rodada 270 graus'];
/** CSS pixels of one press on an arrow key. */
const MOVE_STEP = 80;

function Gallery({ picture: pressed, pictures }: Pick<Props, 'picture' | 'pictures'>) {
  const content = useRef<HTMLDivElement>(null);
  const [id, setId] = useState(pressed.id);
  const [message, setMessage] = useState('');
  const found = pictures.findIndex((one) => one.id === id);
  const index = Math.max(0, found);
  const picture = pictures[index] ?? pressed;
  const control = usePictureView(picture.id);
  const show = (to: number) => {
    const next = pictures[to];
    if (next === undefined || to === index) return;
    setId(next.id);
    setMessage(`${pictureCount(to, pictures)}: ${pictureText(next)}`);
  };
  const keys: ViewerKeys = {
    isZoomed: control.view.zoom > 1,
    onZoom: (direction) => {
      const view = control.zoomBy(direction === 'in' ? ZOOM_STEP : 1 / ZOOM_STEP);
      setMessage(`Tamanho: ${percentOf(view)}`);
    },
    onTurn: () => setMessage(TURNED[control.turn().turns % 4] ?? ''),
    onMove: (across, down) => control.moveBy({ x: -across * MOVE_STEP, y: -down * MOVE_STEP }),
    onGo: (to) => show({ previous: index - 1, next: index + 1, first: 0, last: pictures.length - 1 }[to]),
  };
  useViewerKeys(content, keys);
  return (
    <div ref={content} className="flex min-h-0 grow flex-col gap-2">
      <PictureStage picture={picture} control={control} />
      <PictureTools
        view={control.view}
        count={pictureCount(index, pictures)}
        isFirst={index === 0}
        isLast={index >= pictures.length - 1}
        onGo={keys.onGo}
        onZoom={keys.onZoom}
        onTurn={keys.onTurn}
      />
      <div className="flex flex-wrap items-center gap-x-6">
        <span className="text-muted">{picture.source}</span>
        <DownloadLink file={picture} />
        <FileCaption file={picture} />
      </div>
      <PictureStrip
        pictures={pictures}
        currentId={picture.id}
        onOpen={(one) => show(pictures.findIndex(({ id: other }) => other === one.id))}
      />
      <p role="status" className="sr-only">
        {message}
      </p>
    </div>
  );
}
