import { type ChangeEvent, type RefObject, useRef } from 'react';
import type { Work } from '#client/game/flow/view.ts';
import { classes } from '#client/ui/classes.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { FILE_EXTENSIONS } from '#domain/limits.ts';
import type { OverlaysProps } from '../overlaysProps.ts';
import { FileRow } from './FileRow.tsx';
import { PhotoRules } from './PhotoRules.tsx';
import { TaskHead } from './TaskHead.tsx';

type UploadView = Extract<Work, { kind: 'upload' }>;

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

/** Renders the files of the answer: several at once, each with its progress, its caption and a button to remove it. */
export function UploadWork({ work, send, onAttach, areSent, isWide }: UploadWorkProps) {
  const chooser = useRef<HTMLButtonElement>(null);
  // The focused button disappears with the reminder.
  const readRules = () => {
    chooser.current?.focus();
    send({ type: 'NOTE_PHOTO_RULES' });
  };
  return (
    <div className={classes('grid min-h-full gap-x-6 gap-y-2', isWide ? 'grid-cols-2' : 'content-start')}>
      <div className="flex flex-col gap-2">
        <div>
          <TaskHead number={work.number} of={work.of}>
            {work.prompt}
          </TaskHead>
        </div>
        <p className="text-screen-label leading-snug">Imagens, vídeos, PDF e documentos até 50&nbsp;MB cada.</p>
        <Chooser button={chooser} disabled={work.disabled} onAttach={onAttach} />
      </div>
      <div className="flex flex-col gap-2">
        {work.captions?.showsPhotoRules && <PhotoRules onRead={readRules} />}
        {work.files.length === 0 ? (
          <p className="grid grow place-items-center rounded-xl edged border-wire border-dashed! px-4 py-3 text-center">
            Nenhum ficheiro selecionado
          </p>
        ) : (
          <ul className="grid grid-cols-1 gap-2">
            {work.files.map((file) => (
              <FileRow
                key={file.id}
                file={file}
                isOnTheWay={areSent && !file.reference && !file.failed}
                captions={work.captions}
                send={send}
              />
            ))}
          </ul>
        )}
        <p role="status" className="font-semibold text-[#ff9dba] empty:hidden">
          {work.error ?? missingWords(work.captions?.missing ?? 0)}
        </p>
      </div>
    </div>
  );
}

/** Returns the reminder of missing captions, which does not stop the team. */
function missingWords(missing: number): string {
  if (missing === 0) return '';
  const which = missing === 1 ? 'Falta uma legenda. Escrevam-na' : `Faltam ${missing} legendas. Escrevam-nas`;
  return `${which} agora, ou toquem outra vez em «Submeter» para enviar assim.`;
}

interface ChooserProps {
  button: RefObject<HTMLButtonElement | null>;
  disabled: boolean;
  onAttach: OverlaysProps['onAttach'];
}

function Chooser({ button, disabled, onAttach }: ChooserProps) {
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
        ref={button}
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
