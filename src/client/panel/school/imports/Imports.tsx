import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { FormRefusal } from '#client/panel/lists/FormRefusal.tsx';
import { PageTitle } from '#client/panel/lists/PageTitle.tsx';
import { onValue } from '#client/panel/onValue.ts';
import { type Staff, useStaff } from '#client/panel/useStaff.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { SelectField } from '#client/ui/controls/SelectField.tsx';
import { TextField } from '#client/ui/controls/TextField.tsx';
import { NAME_MAX_CHARS } from '#domain/limits.ts';
import { THEME_IDS, THEME_NAMES, THEMES } from '#domain/vocabulary.ts';
import { AnyTeacher, OwnTeacher } from '../classes/TeacherSelect.tsx';
import { ImportDone } from './ImportDone.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { asOneTeam } from './importWords.ts';
import { ListField } from './ListField.tsx';
import { PastImports } from './PastImports.tsx';
import { type ImportForm, useImport } from './useImport.ts';

const SYSTEMS = THEMES.map((theme) => ({ value: THEME_IDS[theme], label: THEME_NAMES[theme] }));
const FORM_KEY = ['imports', 'form'];
const emptyForm = (staff: Staff): ImportForm => ({
  text: '',
  teacherId: staff.isTeacher ? staff.id : null,
  className: '',
  solarId: '',
});

/** Renders Importar: classes and teams from a file or a pasted list, previewed before anything is written. */
export function Imports() {
  const staff = useStaff();
  const { form, setForm, forget } = useKeptForm(staff);
  const work = useImport(form, forget);
  const change = (part: Partial<ImportForm>) => {
    const next = { ...form, ...part };
    setForm(next);
    work.forget();
    return next;
  };
  const lookAt = (text: string) => work.look(change({ text }));
  return (
    <div className="flex flex-col gap-6" data-unsaved={form.text !== '' && !work.written}>
      <PageTitle
        title="Importar turmas e equipas"
        action={
          <Link className="text-link" to="/panel/management/classes">
            Voltar às turmas
          </Link>
        }
      />
      {work.written && form.teacherId !== null ? (
        <ImportDone
          done={work.written}
          teacherId={form.teacherId}
          classNames={(work.preview?.rows ?? []).filter(({ state }) => state === 'new').map((row) => row.className)}
          onAgain={() => change(emptyForm(staff))}
        />
      ) : (
        <>
          <Fields staff={staff} form={form} change={change} work={work} />
          {work.preview && (
            <ImportPreview
              preview={work.preview}
              oneTeam={asOneTeam(form.text, work.preview.rows)}
              isBusy={work.isWriting}
              onImport={work.write}
              onOneTeam={lookAt}
            />
          )}
          <PastImports withTeacher={!staff.isTeacher} />
        </>
      )}
    </div>
  );
}

/** Keeps the form in the query cache while the panel is open, so that visiting another page does not lose a pasted list. */
function useKeptForm(staff: Staff) {
  const client = useQueryClient();
  const [form, setForm] = useState(() => client.getQueryData<ImportForm>(FORM_KEY) ?? emptyForm(staff));
  const keep = (next: ImportForm) => {
    client.setQueryDefaults(FORM_KEY, { gcTime: Number.POSITIVE_INFINITY });
    client.setQueryData(FORM_KEY, next);
    setForm(next);
  };
  const forget = () => client.removeQueries({ queryKey: FORM_KEY });
  return { form, setForm: keep, forget };
}

interface FieldsProps {
  staff: Staff;
  form: ImportForm;
  change: (part: Partial<ImportForm>) => void;
  work: ReturnType<typeof useImport>;
}

function Fields({ staff, form, change, work }: FieldsProps) {
  const canLook = form.text.trim() !== '' && form.teacherId !== null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canLook) work.look();
  };
  return (
    <form className="card flex flex-col gap-5" onSubmit={submit} noValidate aria-label="Lista a importar">
      <ListField value={form.text} disabled={work.isWriting} onChange={(text) => change({ text })} />
      <fieldset disabled={work.isWriting} className="grid gap-4 lg:grid-cols-3">
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
      <FormRefusal text={work.refusal} />
      <Button type="submit" className="self-end" disabled={!canLook || work.isWriting} busy={work.isLooking}>
        Pré-visualizar
      </Button>
    </form>
  );
}
