import type { FormEvent } from 'react';
import { FormRefusal } from '#client/panel/lists/FormRefusal.tsx';
import { onValue } from '#client/panel/onValue.ts';
import type { Staff } from '#client/panel/useStaff.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { SelectField } from '#client/ui/controls/SelectField.tsx';
import { TextField } from '#client/ui/controls/TextField.tsx';
import { NAME_MAX_CHARS } from '#domain/limits.ts';
import { guessListKind } from '#domain/school/rosters/guessListKind.ts';
import { THEME_IDS, THEME_NAMES, THEMES } from '#domain/vocabulary.ts';
import { AnyTeacher, OwnTeacher } from '../classes/TeacherSelect.tsx';
import { Steps } from './forming/Steps.tsx';
import { ListField } from './ListField.tsx';
import type { ListState } from './listState.ts';
import type { ImportForm, useImport } from './useImport.ts';
import { WayChoice } from './WayChoice.tsx';

const SYSTEMS = THEMES.map((theme) => ({ value: THEME_IDS[theme], label: THEME_NAMES[theme] }));

interface Props {
  staff: Staff;
  list: ListState;
  change: (part: Partial<ListState>) => void;
  work: ReturnType<typeof useImport>;
  /** Reads the names of a class list; returns a message when there are none, or too many. */
  onRead: () => void;
  /** Why the last class list could not be read. */
  unread: string | null;
}

/** Renders the list to paste: the names of a class, or teams that are already formed. */
export function ListForm({ staff, list, change, work, onRead, unread }: Props) {
  const arePupils = list.kind === 'pupils';
  const isFilled = list.text.trim() !== '';
  const canLook = isFilled && (arePupils || list.teacherId !== null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!canLook) return;
    if (arePupils) onRead();
    else work.look();
  };
  return (
    <form className="card flex flex-col gap-5" onSubmit={submit} noValidate aria-label="Lista a importar">
      <WayChoice
        value={list.kind}
        guess={guessListKind(list.text)}
        disabled={work.isWriting}
        onChange={(kind) => change({ kind, isChosen: true })}
      />
      <ListField value={list.text} kind={list.kind} disabled={work.isWriting} onChange={(text) => change({ text })} />
      {!arePupils && <TeamsFields staff={staff} form={list} change={change} disabled={work.isWriting} />}
      <FormRefusal text={arePupils ? unread : work.refusal} />
      <div className="flex flex-wrap items-center justify-between gap-4">
        {arePupils && <Steps current={0} />}
        <Button type="submit" className="ml-auto" disabled={!canLook || work.isWriting} busy={work.isLooking}>
          {arePupils ? 'Ler os nomes' : 'Pré-visualizar'}
        </Button>
      </div>
    </form>
  );
}

interface TeamsFieldsProps {
  staff: Staff;
  form: ImportForm;
  change: (part: Partial<ImportForm>) => void;
  disabled: boolean;
}

/** Renders what a list of teams may leave out: the teacher, the class and the solar system of all lines. */
function TeamsFields({ staff, form, change, disabled }: TeamsFieldsProps) {
  return (
    <fieldset disabled={disabled} className="grid gap-4 lg:grid-cols-3">
      {staff.isTeacher ? (
        <OwnTeacher staff={staff} />
      ) : (
        <AnyTeacher value={form.teacherId ?? ''} onChange={(id) => change({ teacherId: id || null })} />
      )}
      <TextField
        label="Turma das linhas sem turma"
        maxLength={NAME_MAX_CHARS}
        value={form.className}
        onChange={onValue((className) => change({ className }))}
      />
      <SelectField
        label="Sistema solar das linhas sem sistema solar"
        placeholder="Nenhum"
        options={SYSTEMS}
        value={form.solarId}
        onChange={onValue((solarId) => change({ solarId }))}
      />
    </fieldset>
  );
}
