import { type ChangeEvent, useRef } from 'react';
import type { Work } from '#client/game/flow/view.ts';
import { Button } from '#client/ui/Button.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { CloseIcon } from '#client/ui/icons.tsx';
import { FILE_EXTENSIONS } from '#domain/limits.ts';
import type { OverlaysProps } from '../overlaysProps.ts';
import { fileSize } from './fileSize.ts';
import { TaskLabel } from './TaskLabel.tsx';

type UploadView = Extract<Work, { kind: 'upload' }>;
type UploadFile = UploadView['files'][number];

const ACCEPT = FILE_EXTENSIONS.map((extension) => `.${extension}`).join(',');

interface UploadWorkProps {
  work: UploadView;
  send: OverlaysProps['send'];
  onAttach: OverlaysProps['onAttach'];
  /** False in test mode: the files stay here. */
  areSent: boolean;
}

/** Files for the answer: several at once, each with its progress and a way to take it back. */
export function UploadWork({ work, send, onAttach, areSent }: UploadWorkProps) {
  const input = useRef<HTMLInputElement>(null);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onAttach([...(target.files ?? [])]);
    target.value = '';
  };
  return (
    <div className="flex min-h-full flex-col gap-2">
      <TaskLabel number={work.number} of={work.of} />
      <p className="font-semibold leading-snug text-pretty">{work.prompt}</p>
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
        disabled={work.disabled}
        onClick={() => input.current?.click()}
        className="self-start bg-glass-lit"
      >
        Escolher ficheiros
      </Button>
      <p className="text-screen-label">Imagens, vídeos, PDF e documentos até 50&nbsp;MB cada.</p>
      {work.files.length === 0 ? (
        <p>Nenhum ficheiro selecionado</p>
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
      <p role="status" className="font-semibold text-[#ff9dba]">
        {work.error}
      </p>
    </div>
  );
}

function FileRow({ file, isOnTheWay, onRemove }: { file: UploadFile; isOnTheWay: boolean; onRemove: () => void }) {
  const share = Math.round(file.progress * 100);
  const standing = file.failed ?? (isOnTheWay ? `A enviar… ${share}%` : 'Pronto');
  return (
    <li className="rounded-xl border border-glow/40 bg-glass-lit py-1 pr-1 pl-3">
      <div className="flex items-center gap-2">
        <span className="min-w-0 grow">
          <span className="block truncate font-semibold">{file.name}</span>
          <span className={file.failed ? 'text-[#ff9dba]' : 'text-screen-label'}>
            {fileSize(file.bytes)} · {standing}
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
          className="mb-1 block h-2 w-full accent-glow"
        />
      )}
    </li>
  );
}
