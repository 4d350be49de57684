import { useQuery } from '@tanstack/react-query';
import { call } from '#client/api/call.ts';
import { Dialog } from '#client/ui/Dialog.tsx';
import { SelectField } from '#client/ui/SelectField.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import { moderationForm } from '#contract/forms.ts';
import { moderation } from '#contract/moderation.ts';
import { type School, schools } from '#contract/schools.ts';
import { MODERATION_DEFAULT, MODERATION_MODES } from '#domain/moderation.ts';
import { FormDialog } from '../forms/FormDialog.tsx';
import { usePanelForm } from '../forms/usePanelForm.ts';
import { Autocomplete } from '../lists/Autocomplete.tsx';
import { LoadFailure } from '../lists/LoadFailure.tsx';
import { MODE_WORDS } from './moderationWords.ts';

const TITLE = 'Comentários das equipas';
const OPTIONS = MODERATION_MODES.map((mode) => ({ value: mode, label: MODE_WORDS[mode].label }));

/** What becomes of the comments of a school's teams: a teacher of the own school, an administrator of any. */
export function ModerationSetting({ onClose }: { onClose: () => void }) {
  const known = useQuery({
    queryKey: ['schools', 'moderation'],
    queryFn: ({ signal }) => call(schools.allSchools, {}, { signal }),
    staleTime: 0,
  });
  if (known.data && known.data.length > 0) return <SettingForm schools={known.data} onClose={onClose} />;
  return (
    <Dialog open title={TITLE} size="md" onClose={onClose}>
      {known.isPending && <Spinner label="A carregar…" />}
      {known.isError && <LoadFailure error={known.error} retry={known.refetch} />}
      {known.data && <p>Esta conta ainda não tem escola. {MODE_WORDS[MODERATION_DEFAULT].hint}</p>}
    </Dialog>
  );
}

function SettingForm({ schools: known, onClose }: { schools: readonly School[]; onClose: () => void }) {
  const only = known.length === 1 ? known[0] : undefined;
  const form = usePanelForm({
    schema: moderationForm,
    values: { school: only?._id ?? '', moderation: only?.moderation ?? MODERATION_DEFAULT },
    needs: ['school'],
    send: ({ school, ...body }) => call(moderation.setModeration, { params: { schoolId: school }, body }),
    done: 'Definição guardada com sucesso!',
    failed: 'Erro ao guardar a definição',
    onDone: onClose,
  });
  const { value, error } = form.choice('school');
  const choose = (id: string | null) => {
    const chosen = known.find(({ _id }) => _id === id);
    form.change({ school: chosen?._id ?? '', moderation: chosen?.moderation ?? MODERATION_DEFAULT });
  };
  return (
    <FormDialog title={TITLE} form={form} onClose={onClose}>
      {only ? (
        <p>
          Escola: <strong>{only.name}</strong>
        </p>
      ) : (
        <Autocomplete
          label="Escola"
          options={known.map(({ _id, name }) => ({ id: _id, name }))}
          value={value}
          error={error}
          onChange={choose}
        />
      )}
      <SelectField
        label="Quando aparecem os comentários"
        options={OPTIONS}
        hint={MODE_WORDS[form.values.moderation].hint}
        {...form.field('moderation')}
      />
    </FormDialog>
  );
}
