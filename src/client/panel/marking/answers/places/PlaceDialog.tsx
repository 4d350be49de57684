import { type FormEvent, useId, useRef, useState } from 'react';
import { FormRefusal } from '#client/panel/lists/FormRefusal.tsx';
import { Button } from '#client/ui/controls/Button.tsx';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import type { Team } from '#contract/school/teams.ts';
import type { PicturePlace, Place, PlacedLevel } from '#domain/marking/places/placedComments.ts';
import type { ChosenPlace, NumberedPlaced } from './answerPlaces.ts';
import { PlaceText } from './PlaceText.tsx';
import { PointChooser } from './PointChooser.tsx';
import type { usePlaceDrafts } from './usePlaceDrafts.ts';
import { useSavePlaced } from './useSavePlaced.ts';

interface Props {
  team: Team;
  level: PlacedLevel;
  /** The version of the answer that the place is in. */
  version: number;
  /** Of the comment, also of a new one. */
  id: string;
  chosen: ChosenPlace;
  /** The words to begin with. */
  text: string;
  /** The comment that is edited; null for a new one. */
  comment: NumberedPlaced | null;
  /** Keeps the words on this device. */
  draft: Pick<ReturnType<typeof usePlaceDrafts>, 'write' | 'remove'>;
  onClose: () => void;
}

/**
 * Renders the form of a comment on a place, new or edited. The words stay on this device until they are saved;
 * 'Cancelar' drops what was typed since the dialog opened.
 */
export function PlaceDialog(props: Props) {
  const { team, level, chosen, comment, onClose } = props;
  const form = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const { place, text, setPlace, setText, save, submit, cancel, itemAfter } = usePlaceForm(props);
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
      focusAfter={itemAfter}
      footer={<Foot form={form} save={save} onCancel={cancel} />}
    >
      <form id={form} noValidate className="flex flex-col gap-4" onSubmit={sent}>
        <ChosenPlaceView
          chosen={chosen}
          place={place}
          isFixed={comment !== null}
          onPlace={setPlace}
          onDone={() => box.current?.focus()}
        />
        <PlaceText
          ref={box}
          takesFocus={chosen.place !== undefined}
          teamName={team.name}
          level={level}
          value={text}
          error={save.textError}
          onChange={setText}
          onSubmit={submit}
        />
      </form>
    </Dialog>
  );
}

function usePlaceForm({ team, level, version, id, chosen, comment, draft, onClose, ...begun }: Props) {
  const [place, setPlace] = useState<Place | null>(chosen.place ?? null);
  const [text, setText] = useState(begun.text);
  const saved = useRef<string | null>(null);
  const save = useSavePlaced(team._id, (savedId) => {
    saved.current = savedId;
    draft.remove({ id });
    onClose();
  });
  const keep = (now: { place: Place | null; text: string }) => {
    const { step, position } = chosen.picture ?? {};
    const picture = step === undefined || position === undefined ? null : { step, position };
    // An edited comment as the server has it needs no draft.
    const words = now.text.trim() === comment?.text ? '' : now.text;
    draft.write({ id, version, picture, place: now.place, text: words });
  };
  return {
    place,
    text,
    setPlace: (next: Place) => {
      setPlace(next);
      keep({ place: next, text });
    },
    setText: (next: string) => {
      setText(next);
      keep({ place, text: next });
    },
    save,
    submit: () => save.send({ id, body: { level, version, place, text: text.trim() } }),
    cancel: () => {
      keep({ place: chosen.place ?? null, text: begun.text });
      onClose();
    },
    itemAfter: () => itemOf(saved.current, id),
  };
}

/** Returns what takes the focus beside the answer: the saved comment, or the button of its draft; null without either. */
function itemOf(saved: string | null, draft: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(saved === null ? `[data-draft="${draft}"]` : `[data-placed="${saved}"]`);
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
  if (place?.kind === 'text') return <Quote text={place.quote} />;
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

/** Takes the focus, so that the arrow keys scroll a long quote. */
function Quote({ text }: { text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section aria-label="Trecho comentado" tabIndex={0} className="quoted-answer max-h-40 overflow-y-auto">
      {text}
    </section>
  );
}

interface FootProps {
  form: string;
  save: ReturnType<typeof useSavePlaced>;
  onCancel: () => void;
}

function Foot({ form, save, onCancel }: FootProps) {
  return (
    <>
      <FormRefusal text={save.refusal} />
      <Button variant="secondary" disabled={save.isPending} onClick={onCancel}>
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
