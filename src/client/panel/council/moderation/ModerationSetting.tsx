import { useQuery } from '@tanstack/react-query';
import { call } from '#client/api/call.ts';
import { FormDialog } from '#client/panel/forms/FormDialog.tsx';
import { usePanelForm } from '#client/panel/forms/usePanelForm.ts';
import { Autocomplete } from '#client/panel/lists/filters/Autocomplete.tsx';
import { CHOICES_MAX, type Choice, type ChoicePage, useChoices } from '#client/panel/lists/filters/useChoices.ts';
import { LoadFailure } from '#client/panel/lists/LoadFailure.tsx';
import { SelectField } from '#client/ui/controls/SelectField.tsx';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import { moderation } from '#contract/council/moderation.ts';
import { moderationForm } from '#contract/forms.ts';
import { schools } from '#contract/school/schools.ts';
import { MODERATION_DEFAULT, MODERATION_MODES, type ModerationMode } from '#domain/council/moderation.ts';
import { MODE_WORDS } from './moderationWords.ts';

/** The query key of `useChoices` for its first page, so that both share the cached schools. */
const KEY = ['schools', 'moderation', ''];
const TITLE = 'Comentários e propostas das equipas';
const OPTIONS = MODERATION_MODES.map((mode) => ({ value: mode, label: MODE_WORDS[mode].label }));

/** Sets how the comments and proposals of a school are moderated: a teacher for their own school, an administrator for any. */
export function ModerationSetting({ onClose }: { onClose: () => void }) {
  const first = useQuery({ queryKey: KEY, queryFn: ({ signal }) => find('', signal), staleTime: 0 });
  if (first.data && first.data.total > 0) return <SettingForm first={first.data} onClose={onClose} />;
  return (
    <Dialog open title={TITLE} size="md" onClose={onClose}>
      {first.isPending && <Spinner label="A carregar…" />}
      {first.isError && <LoadFailure error={first.error} retry={first.refetch} />}
      {first.data && <p>Esta conta ainda não tem escola. {MODE_WORDS[MODERATION_DEFAULT].hint}</p>}
    </Dialog>
  );
}

interface SchoolChoice extends Choice {
  moderation: ModerationMode;
}

async function find(search: string, signal: AbortSignal): Promise<ChoicePage<SchoolChoice>> {
  const page = await call(schools.schoolPage, { query: { page: 0, limit: CHOICES_MAX, search } }, { signal });
  const items = page.schools.map(({ _id, name, moderation }) => ({ id: _id, name, moderation }));
  return { items, total: page.pagination.total };
}

function SettingForm({ first, onClose }: { first: ChoicePage<SchoolChoice>; onClose: () => void }) {
  const only = first.total === 1 ? first.items[0] : undefined;
  const { items, search } = useChoices({ name: KEY.slice(0, -1), find });
  const form = usePanelForm({
    schema: moderationForm,
    values: { school: only?.id ?? '', moderation: only?.moderation ?? MODERATION_DEFAULT },
    needs: ['school'],
    send: ({ school, ...body }) => call(moderation.setModeration, { params: { schoolId: school }, body }),
    done: 'Definição guardada com sucesso!',
    failed: 'Erro ao guardar a definição',
    onDone: onClose,
  });
  const { value, error } = form.choice('school');
  const choose = (id: string | null) => {
    const chosen = items.find((item) => item.id === id);
    form.change({ school: chosen?.id ?? '', moderation: chosen?.moderation ?? MODERATION_DEFAULT });
  };
  return (
    <FormDialog title={TITLE} form={form} onClose={onClose}>
      {only ? (
        <p>
          Escola: <strong>{only.name}</strong>
        </p>
      ) : (
        <Autocomplete label="Escola" options={items} search={search} value={value} error={error} onChange={choose} />
      )}
      <SelectField
        label="Quando aparecem os comentários e as propostas"
        options={OPTIONS}
        hint={MODE_WORDS[form.values.moderation].hint}
        {...form.field('moderation')}
      />
    </FormDialog>
  );
}
