import { type ReactNode, useState } from 'react';
import { errorMessage } from '#client/api/CallError.ts';
import { checkPdf } from '#client/api/checkPdf.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import { useObjectUrl } from '#client/ui/hooks/useObjectUrl.ts';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import { PdfViewer } from '#client/ui/pdf/PdfViewer.tsx';
import type { PostedFile } from '../sheet/answerFiles.ts';
import { fileKind } from '../sheet/fileKind.ts';
import { DownloadLink } from './DownloadLink.tsx';
import { FileCaption } from './FileCaption.tsx';
import { useFileContent } from './useFileContent.ts';
import { Video } from './Video.tsx';
import { isPlayable } from './videoTypes.ts';

interface Props {
  file: PostedFile;
  onClose: () => void;
  focusAfter: () => HTMLElement | null;
}

/** Renders a PDF or a video of a team in a dialog, with what the team says of it below. */
export function DocumentViewer({ file: opened, onClose, focusAfter }: Props) {
  // A list that is fetched again has new addresses, which would start the video anew.
  const [file] = useState(opened);
  const isVideo = fileKind(file.name) === 'video';
  return (
    <Dialog open size="full" title={file.name} onClose={onClose} focusAfter={focusAfter}>
      <div className="flex min-h-0 grow flex-col gap-2">
        {isVideo && !isPlayable(file.name) ? (
          <Notice>
            <p>Nenhum navegador reproduz vídeos deste tipo. Descarregue o ficheiro para o ver.</p>
          </Notice>
        ) : (
          <Content file={file} isVideo={isVideo} />
        )}
        <div className="flex flex-wrap items-center gap-x-6">
          <span className="text-muted">{file.source}</span>
          <DownloadLink file={file} />
          <FileCaption file={file} />
        </div>
      </div>
    </Dialog>
  );
}

function Content({ file, isVideo }: { file: PostedFile; isVideo: boolean }) {
  const found = useFileContent(file);
  switch (found.state) {
    case 'loading':
      return <Spinner label="A carregar…" className="m-auto size-10" />;
    case 'large':
      return (
        <Notice>
          <p>O ficheiro tem {Math.ceil(found.bytes / MEGABYTE)} MB. Carregá-lo pode demorar na rede da escola.</p>
          <Button onClick={found.agree}>Carregar e abrir</Button>
        </Notice>
      );
    case 'failed':
      return (
        <Notice>
          <p role="alert">{errorMessage(found.error, 'Não foi possível abrir o ficheiro.')}</p>
          <Button variant="secondary" onClick={found.retry}>
            Tentar de novo
          </Button>
        </Notice>
      );
    default:
      return isVideo ? <Video content={found.content} file={file} /> : <Pdf content={found.content} file={file} />;
  }
}

const MEGABYTE = 1024 * 1024;

function Notice({ children }: { children: ReactNode }) {
  return <div className="m-auto flex max-w-prose flex-col items-center gap-4 p-4 text-center">{children}</div>;
}

function Pdf({ content, file: { name } }: { content: Blob; file: PostedFile }) {
  const src = useObjectUrl(content);
  if (src === null) return null;
  return (
    <div className="flex min-h-80 grow flex-col">
      <PdfViewer src={src} file={{ content, name }} title={name} check={checkPdf} />
    </div>
  );
}
