import { type ChangeEvent, useRef } from 'react';
import type { Work } from '#client/game/flow/view.ts';
import { classes } from '#client/ui/classes.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { CloseIcon } from '#client/ui/icons.tsx';
import { FILE_EXTENSIONS } from '#domain/limits.ts';
import type { OverlaysProps } from '../overlaysProps.ts';
import { fileSize } from './fileSize.ts';
import { TaskHead } from './TaskHead.tsx';

type UploadView = Extract<Work, { kind: 'upload' }>;
type UploadFile = UploadView['files'][number];

/** A WebP becomes a JPEG before it is sent. */
const ACCEPT = [...FILE_EXTENSIONS, 'webp'].map((extension) => `.${extension}`).join(',');

interface UploadWorkProps {
  work: UploadView;
  send: OverlaysProps['send'];
  onAttach: OverlaysProps['onAttach'];
  /** False in test mode, where files stay on the device. */
  areSent: boolean;
  /** Room for two columns. */
  isWide: boolean;
}

/** Renders the files of the answer: several at once, each with its progress and a button to remove it. */
export function UploadWork({ work, send, onAttach, areSent, isWide }: UploadWorkProps) {
  return (
    <div className={classes('grid min-h-full gap-x-6 gap-y-2', isWide ? 'grid-cols-2' : 'content-start')}>
      <div className="flex flex-col gap-2">
        <div>
          <TaskHead number={work.number} of={work.of}>
            {work.prompt}
          </TaskHead>
        </div>
        <p className="text-screen-label leading-snug">Imagens, vídeos, PDF e documentos até 50&nbsp;MB cada.</p>
        <Chooser disabled={work.disabled} onAttach={onAttach} />
      </div>
      <div className="flex flex-col">
        {work.files.length === 0 ? (
          <p className="grid h-full place-items-center rounded-xl edged border-wire border-dashed! px-4 py-3 text-center">
            Nenhum ficheiro selecionado
          </p>
        ) : (
          <ul className="grid grid-cols-1 gap-2">
            {work.files.map((file) => (
              <FileRow
                key={file.id}
                file={file}
                isOnTheWay={areSent && !file.reference && !file.failed}
                onRemove={() => send({ type: 'REMOVE_FILE', id: file.id })}
              />
            ))}
          </ul>
        )}
        <p role="status" className="mt-2 font-semibold text-[#ff9dba] empty:hidden">
          {work.error}
        </p>
      </div>
    </div>
  );
}

function Chooser({ disabled, onAttach }: { disabled: boolean; onAttach: OverlaysProps['onAttach'] }) {
  const input = useRef<HTMLInputElement>(null);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onAttach([...(target.files ?? [])]);
    target.value = '';
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        accept={ACCEPT}
        onChange={onChange}
        aria-label="Ficheiros"
        className="sr-only"
        tabIndex={-1}
      />
      <Button
        variant="secondary"
        disabled={disabled}
        onClick={() => input.current?.click()}
        className="self-start bg-glass-lit"
      >
        Escolher ficheiros
      </Button>
    </>
  );
}

function FileRow({ file, isOnTheWay, onRemove }: { file: UploadFile; isOnTheWay: boolean; onRemove: () => void }) {
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
        <IconButton label={`Retirar ${file.name}`} onClick={onRemove}>
          <CloseIcon />
        </IconButton>
      </div>
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
