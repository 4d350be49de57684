import { startTransition, useState } from 'react';
import type { CaptionsView } from '#client/game/flow/view.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { CloseIcon } from '#client/ui/icons.tsx';
import { captionLine } from '#domain/game/captions.ts';
import type { OverlaysProps } from '../overlaysProps.ts';
import { CaptionDialog } from './CaptionDialog.tsx';
import type { UploadFile } from './CaptionForm.tsx';
import { fileSize } from './fileSize.ts';

interface FileRowProps {
  file: UploadFile;
  isOnTheWay: boolean;
  /** Null where files have no captions. */
  captions: CaptionsView | null;
  send: OverlaysProps['send'];
}

/** Renders one file of the answer: its state, its progress, its caption, and a button to remove it. */
export function FileRow({ file, isOnTheWay, captions, send }: FileRowProps) {
  const share = Math.round(file.progress * 100);
  const status = file.failed ?? (isOnTheWay ? (file.paused ?? `A enviar… ${share}%`) : 'Pronto');
  return (
    <li className="edged rounded-xl border-wire bg-glass-lit py-1 pr-1 pl-3">
      <div className="flex items-center gap-2">
        <span className="min-w-0 grow">
          <span className="block truncate font-semibold">{file.name}</span>
          <span className={file.failed ? 'text-[#ff9dba]' : 'text-screen-label'}>
            {file.bytes > 0 && `${fileSize(file.bytes)} · `}
            {status}
          </span>
        </span>
        <IconButton label={`Retirar ${file.name}`} onClick={() => send({ type: 'REMOVE_FILE', id: file.id })}>
          <CloseIcon />
        </IconButton>
      </div>
      {captions && <Caption file={file} captions={captions} send={send} />}
      {isOnTheWay && (
        <progress
          aria-label={`Envio de ${file.name}`}
          max={100}
          value={share}
          className="progress mb-1 block h-2 w-[calc(100%-0.75rem)]"
        />
      )}
    </li>
  );
}

type CaptionProps = Pick<FileRowProps, 'file' | 'send'> & { captions: CaptionsView };

function Caption({ file, captions, send }: CaptionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const line = captionLine({ ...file, caption: file.caption?.trim() });
  const isMissing = captions.missing > 0 && !file.caption?.trim();
  return (
    <div className="mb-1 flex flex-wrap items-center gap-x-3 gap-y-1 pr-2">
      <p className={`wrap-anywhere min-w-[9em] grow basis-0 ${isMissing ? 'font-semibold text-[#ff9dba]' : ''}`}>
        {line || (isMissing ? 'Falta a legenda' : 'Ainda sem legenda')}
      </p>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        aria-label={`${file.caption?.trim() ? 'Mudar' : 'Escrever'} legenda de ${file.name}`}
        className="min-h-12! bg-glass/90 px-4!"
        onClick={() => startTransition(() => setIsOpen(true))}
      >
        {file.caption?.trim() ? 'Mudar legenda' : 'Escrever legenda'}
      </Button>
      <CaptionDialog
        open={isOpen}
        file={file}
        versions={captions.versions[file.id] ?? []}
        send={send}
        onClose={() => setIsOpen(false)}
      />
    </div>
  );
}
