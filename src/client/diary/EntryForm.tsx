import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#client/ui/controls/Button.tsx';
import { SelectField } from '#client/ui/controls/SelectField.tsx';
import { TextArea } from '#client/ui/controls/TextArea.tsx';
import { TextField } from '#client/ui/controls/TextField.tsx';
import type { DiaryEntry } from '#contract/council/diary.ts';
import { needsReason, PLAN_PROGRESS, type PlanProgress } from '#domain/council/diary.ts';
import { DIARY_REASON_MAX_CHARS, DIARY_TEXT_MAX_CHARS } from '#domain/limits.ts';
import type { DiaryActions, EntryDraft } from './DiaryActions.ts';
import { DIARY_WORDS, type DiaryVoice, PROGRESS_WORDS } from './diaryWords.ts';
import { PhotoPicker } from './PhotoPicker.tsx';
import { usePhotos } from './usePhotos.ts';

interface EntryFormProps {
  /** The entry that is corrected; null for a new one. */
  entry: DiaryEntry | null;
  days: { first: string; last: string };
  voice: DiaryVoice;
  actions: DiaryActions;
  /** Called once the server has the entry. */
  onSaved: () => void;
  onCancel: () => void;
}

const STATES = PLAN_PROGRESS.map((progress) => ({ value: progress, label: PROGRESS_WORDS[progress] }));
const MISSING = 'Falta o estado do plano.';
const NO_PROGRESS = { message: MISSING, fields: { progress: MISSING } };

/** Writes or corrects an entry. A new one is kept on the device until the server has it (ruling 14). */
export function EntryForm(props: EntryFormProps) {
  const { entry, voice, onCancel } = props;
  const { form, values, change, chosen, failure, isBusy, isKept, save, forget } = useEntryForm(props);
  const words = DIARY_WORDS[voice];
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void save(event)}
      aria-label={entry === null ? 'Nova entrada do diário' : 'Corrigir a entrada do diário'}
      className="mt-3 grid gap-4 rounded-card border border-line bg-raised p-4"
    >
      {isKept && (
        <p role="status" className="text-muted">
          {words.keptDraft}
        </p>
      )}
      <Fields {...props} values={values} change={change} errors={failure?.fields ?? {}} />
      <PhotoPicker chosen={chosen} hint={words.photos} error={failure?.fields.photos} />
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {failure?.message}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button
          variant="secondary"
          disabled={isBusy}
          onClick={() => {
            forget();
            onCancel();
          }}
        >
          Cancelar
        </Button>
        <Button type="submit" busy={isBusy || chosen.isSending}>
          {chosen.isSending ? 'A enviar fotografias…' : 'Guardar no diário'}
        </Button>
      </div>
    </form>
  );
}

interface FieldsProps extends Pick<EntryFormProps, 'days' | 'voice'> {
  values: EntryDraft;
  change: (part: Partial<EntryDraft>) => void;
  errors: Readonly<Record<string, string>>;
}

function Fields({ days, voice, values, change, errors }: FieldsProps) {
  const words = DIARY_WORDS[voice];
  const field = (name: 'text' | 'progress' | 'reason' | 'day') => ({
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Data" type="date" required min={days.first} max={days.last} {...field('day')} />
        <SelectField
          label="Estado do plano"
          required
          placeholder={words.chooseState}
          options={STATES}
          {...field('progress')}
        />
      </div>
      <TextArea
        label="O que aconteceu"
        hint={words.textHint}
        required
        rows={4}
        maxLength={DIARY_TEXT_MAX_CHARS}
        {...field('text')}
      />
      {values.progress !== '' && needsReason(values.progress as PlanProgress) && (
        <TextArea
          label="Porque não foi possível"
          required
          rows={2}
          maxLength={DIARY_REASON_MAX_CHARS}
          {...field('reason')}
        />
      )}
    </>
  );
}

function useEntryForm({ entry, days, actions, onSaved }: EntryFormProps) {
  const { values, change, forget, isKept } = useEntryValues(entry, days.last, actions);
  const chosen = usePhotos(actions, entry?.photos ?? []);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ReturnType<DiaryActions['explain']> | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure]);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (values.progress === '') return setFailure(NO_PROGRESS);
    setBusy(true);
    try {
      await actions.write(values.id, bodyOf(values, chosen.photos));
      forget();
      onSaved();
    } catch (error) {
      setFailure(actions.explain(error));
      setBusy(false);
    }
    return undefined;
  };
  return { form, values, change, chosen, failure, isBusy, isKept, save, forget };
}

/** The values of the form; those of a new entry begin with what the device has kept, and are kept at every change. */
function useEntryValues(entry: DiaryEntry | null, today: string, actions: DiaryActions) {
  const [{ first, isKept }] = useState(() => {
    const kept = entry === null ? actions.readDraft() : null;
    return { first: kept ?? valuesOf(entry, today, actions), isKept: kept !== null };
  });
  const [values, setValues] = useState<EntryDraft>(first);
  return {
    values,
    isKept,
    change(part: Partial<EntryDraft>) {
      const next = { ...values, ...part };
      setValues(next);
      if (entry === null) actions.keepDraft(next);
    },
    forget() {
      if (entry === null) actions.keepDraft(null);
    },
  };
}

function valuesOf(entry: DiaryEntry | null, today: string, actions: DiaryActions): EntryDraft {
  if (entry === null) return { id: actions.newId(), text: '', progress: '', reason: '', day: today };
  const { _id: id, text, progress, reason = '', day } = entry;
  return { id, text, progress, reason, day };
}

function bodyOf({ text, progress, reason, day }: EntryDraft, photos: ReturnType<typeof usePhotos>['photos']) {
  const contents = photos.flatMap(({ content }) => (content === null ? [] : [{ content }]));
  return { text, progress: progress as PlanProgress, reason, day, photos: contents };
}
