import { type ChangeEvent, useRef } from 'react';
import { Button } from '#client/ui/controls/Button.tsx';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { CloseIcon } from '#client/ui/icons.tsx';
import { DIARY_PHOTOS_MAX } from '#domain/limits.ts';
import type { ChosenPhoto, usePhotos } from './usePhotos.ts';

interface PhotoPickerProps {
  chosen: ReturnType<typeof usePhotos>;
  hint: string;
  /** The server's message about the photographs. */
  error: string | undefined;
}

/** Chooses photographs, shows their uploads, and takes them away again. */
export function PhotoPicker({ chosen: { photos, add, remove, error: ownError }, hint, error }: PhotoPickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    add([...(target.files ?? [])]);
    target.value = '';
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-2 border-0 p-0">
      <legend className="pb-1 font-bold font-display text-label">Fotografias</legend>
      {photos.length > 0 && (
        <ul className="flex list-none flex-wrap gap-3">
          {photos.map((photo, index) => (
            <PhotoItem
              key={photo.id}
              photo={photo}
              number={index + 1}
              onRemove={() => {
                remove(photo.id);
                button.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        multiple
        accept="image/*"
        onChange={onChange}
        aria-label="Ficheiros das fotografias"
        className="sr-only"
        tabIndex={-1}
      />
      <Button
        ref={button}
        variant="secondary"
        className="self-start"
        disabled={photos.length >= DIARY_PHOTOS_MAX}
        onClick={() => input.current?.click()}
      >
        Escolher fotografias
      </Button>
      <p className="text-muted">{hint}</p>
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {ownError ?? error}
      </p>
    </fieldset>
  );
}

interface PhotoItemProps {
  photo: ChosenPhoto;
  number: number;
  onRemove: () => void;
}

function PhotoItem({ photo: { picture, content, share, failed }, number, onRemove }: PhotoItemProps) {
  const percent = Math.round(share * 100);
  return (
    <li className="edged flex w-40 flex-col gap-1 rounded-xl border-line bg-raised p-2">
      <div className="flex items-start justify-between gap-1">
        <img src={picture} alt="" className="h-20 min-w-0 rounded-lg object-contain" />
        <IconButton label={`Retirar a fotografia ${number}`} onClick={onRemove}>
          <CloseIcon />
        </IconButton>
      </div>
      <span className={failed === null ? 'text-muted' : 'text-danger'}>
        {failed ?? (content === null ? `A enviar… ${percent}%` : `Fotografia ${number}`)}
      </span>
      {content === null && failed === null && (
        <progress
          aria-label={`Envio da fotografia ${number}`}
          max={100}
          value={percent}
          className="progress block h-2 w-full"
        />
      )}
    </li>
  );
}
