import { type FormEvent, useId, useRef, useState } from 'react';
import { FormRefusal } from '#client/panel/lists/FormRefusal.tsx';
import { Button } from '#client/ui/controls/Button.tsx';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import type { Team } from '#contract/school/teams.ts';
import type { PicturePlace, Place, PlacedLevel } from '#domain/marking/places/placedComments.ts';
import type { ChosenPlace, NumberedPlaced } from './answerPlaces.ts';
import { PlaceText } from './PlaceText.tsx';
import { PointChooser } from './PointChooser.tsx';
import { useSavePlaced } from './useSavePlaced.ts';

interface Props {
  team: Team;
  answer: { level: PlacedLevel; version: number };
  chosen: ChosenPlace;
  /** The comment that is edited; null for a new one. */
  comment: NumberedPlaced | null;
  onClose: () => void;
}

/** Renders the form of a comment on a place, new or edited. */
export function PlaceDialog({ team, answer, chosen, comment, onClose }: Props) {
  const form = useId();
  const [place, setPlace] = useState<Place | null>(chosen.place ?? null);
  const [text, setText] = useState(comment?.text ?? '');
  const box = useRef<HTMLTextAreaElement>(null);
  const onWords = () => box.current?.focus();
  const saved = useRef<string | null>(null);
  const save = useSavePlaced(team._id, (id) => {
    saved.current = id;
    onClose();
  });
  const submit = () => save.send({ id: comment?._id ?? null, body: { ...answer, place, text: text.trim() } });
  const sent = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <Dialog
      open
      title={comment ? `Editar o comentário ${comment.number}` : 'Comentar este lugar'}
      size={chosen.picture ? 'lg' : 'md'}
      locked={save.isPending}
      onClose={onClose}
      focusAfter={() => savedItem(saved.current)}
      footer={<Foot form={form} save={save} onClose={onClose} />}
    >
      <form id={form} noValidate className="flex flex-col gap-4" onSubmit={sent}>
        <ChosenPlaceView chosen={chosen} place={place} isFixed={comment !== null} onPlace={setPlace} onDone={onWords} />
        <PlaceText
          ref={box}
          teamName={team.name}
          level={answer.level}
          value={text}
          error={save.textError}
          onChange={setText}
          onSubmit={submit}
        />
      </form>
    </Dialog>
  );
}

/** Returns the saved comment in the list beside its answer, which takes the focus; null without one. */
function savedItem(id: string | null): HTMLElement | null {
  return id === null ? null : document.querySelector<HTMLElement>(`[data-placed="${id}"]`);
}

interface ChosenPlaceProps {
  chosen: ChosenPlace;
  place: Place | null;
  isFixed: boolean;
  onPlace: (place: Place) => void;
  onDone: () => void;
}

/** Renders the quoted words, or the picture on which the point is chosen. */
function ChosenPlaceView({ chosen: { picture }, place, isFixed, onPlace, onDone }: ChosenPlaceProps) {
  if (place?.kind === 'text') return <p className="quoted-answer max-h-40 overflow-y-auto">{place.quote}</p>;
  if (picture === undefined) return null;
  return (
    <PointChooser
      {...picture}
      point={place}
      isFixed={isFixed}
      onChoose={(point) => onPlace(placeOf(picture, point))}
      onDone={onDone}
    />
  );
}

function Foot({ form, save, onClose }: { form: string; save: ReturnType<typeof useSavePlaced>; onClose: () => void }) {
  return (
    <>
      <FormRefusal text={save.refusal} />
      <Button variant="secondary" disabled={save.isPending} onClick={onClose}>
        Cancelar
      </Button>
      <Button type="submit" form={form} busy={save.isPending}>
        Guardar comentário
      </Button>
    </>
  );
}

function placeOf(
  { step, position }: { step: number; position: number },
  { x, y }: Pick<PicturePlace, 'x' | 'y'>,
): Place {
  return { kind: 'picture', step, position, x, y };
}
