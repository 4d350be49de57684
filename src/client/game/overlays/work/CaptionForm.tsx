import { useId, useLayoutEffect, useRef } from 'react';
import { captionBegun } from '#client/game/flow/rules/captions.ts';
import type { TextVersion, Work } from '#client/game/flow/view.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { RadioCard } from '#client/ui/controls/RadioCard.tsx';
import { TextArea } from '#client/ui/controls/TextArea.tsx';
import { CAPTION_STARTERS, NO_HOME } from '#content/captions.ts';
import { CAPTION_PLACE_NAMES, CAPTION_PLACES } from '#domain/game/captions.ts';
import { CAPTION_MAX_CHARS } from '#domain/limits.ts';
import type { OverlaysProps } from '../overlaysProps.ts';
import { keepFocus, WritingSheet } from '../WritingSheet.tsx';

export type UploadFile = Extract<Work, { kind: 'upload' }>['files'][number];

export interface CaptionFormProps {
  file: UploadFile;
  /** Captions that were replaced on this or another device, newest first. */
  versions: readonly TextVersion[];
  send: OverlaysProps['send'];
  onClose: () => void;
}

/** Renders what a team says of one file: where it was, and a caption. Every change is stored at once. */
export function CaptionForm(form: CaptionFormProps) {
  return (
    <>
      <PlaceChoice file={form.file} send={form.send} />
      <CaptionText {...form} />
      <CaptionVersions {...form} />
    </>
  );
}

function PlaceChoice({ file, send }: Pick<CaptionFormProps, 'file' | 'send'>) {
  const id = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={`${id}-home`}>
      <legend className="pb-1.5 font-bold font-display text-label">Onde foi?</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] gap-2">
        {CAPTION_PLACES.map((place) => (
          <RadioCard
            key={place}
            name={`${id}-place`}
            label={CAPTION_PLACE_NAMES[place]}
            checked={file.place === place}
            onChange={() => send({ type: 'DESCRIBE_FILE', id: file.id, place })}
          />
        ))}
      </div>
      <p id={`${id}-home`} className="pt-1.5 text-muted">
        {NO_HOME}
      </p>
    </fieldset>
  );
}

function CaptionText({ file: { id, caption = '' }, send, onClose }: CaptionFormProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const begins = useRef(false);
  const write = (text: string) => send({ type: 'DESCRIBE_FILE', id, caption: text });
  const begin = (opening: string) => {
    begins.current = true;
    box.current?.focus();
    write(captionBegun(opening, caption));
  };
  useLayoutEffect(() => {
    if (begins.current) box.current?.setSelectionRange(caption.length, caption.length);
    begins.current = false;
  }, [caption]);
  return (
    <div className="mt-4 grid gap-3 pb-3">
      <fieldset className="flex min-w-0 flex-wrap gap-2">
        <legend className="pb-1.5 text-muted">Podem começar assim:</legend>
        {CAPTION_STARTERS.map(({ asks, begins: opening }) => (
          <Button
            key={asks}
            variant="secondary"
            className="px-4! font-body! font-semibold! border-dashed!"
            onMouseDown={keepFocus}
            onClick={() => begin(opening)}
          >
            {asks}: «{opening}…»
          </Button>
        ))}
      </fieldset>
      <WritingSheet
        isWide={false}
        keepsActions
        foot={<p className="pt-1 text-muted tabular-nums">{`${caption.length}/${CAPTION_MAX_CHARS}`}</p>}
        actions={
          <Button onMouseDown={keepFocus} onClick={onClose}>
            Concluir
          </Button>
        }
      >
        <TextArea
          ref={box}
          label="Onde foi, que direito ou problema mostra, e porquê"
          value={caption}
          maxLength={CAPTION_MAX_CHARS}
          className="grow [&_textarea]:min-h-28 [&_textarea]:grow"
          onChange={(event) => write(event.target.value)}
        />
      </WritingSheet>
    </div>
  );
}

function CaptionVersions({ file, versions, send }: CaptionFormProps) {
  if (versions.length === 0) return null;
  return (
    <section className="pb-3">
      <h3 className="text-lg">Outras legendas deste ficheiro</h3>
      <ul className="mt-2 grid gap-2">
        {versions.map(({ text }) => (
          <li key={text} className="edged flex flex-wrap items-center gap-3 rounded-xl border-line bg-raised p-3">
            <span className="wrap-anywhere min-w-0 grow">{text}</span>
            <Button variant="secondary" onClick={() => send({ type: 'USE_CAPTION', id: file.id, caption: text })}>
              Usar esta legenda
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
