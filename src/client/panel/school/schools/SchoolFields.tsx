import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '#client/api/call.ts';
import type { PanelForm } from '#client/panel/forms/usePanelForm.ts';
import { Autocomplete } from '#client/panel/lists/filters/Autocomplete.tsx';
import { TextField } from '#client/ui/controls/TextField.tsx';
import { showToast } from '#client/ui/feedback/toasts.ts';
import type { SchoolInput } from '#contract/forms.ts';
import { schools } from '#contract/school/schools.ts';
import { groupingsOf, groupOf, groupOption, NEW_GROUP_OPTION, NO_GROUP, NO_GROUP_OPTION } from './groupings.ts';

interface Props {
  form: PanelForm<SchoolInput>;
  /** The school's current grouping, offered before the others have loaded. */
  own?: string;
}

/** Renders the fields for grouping and name of a school (spec, sections 2 and 5). */
export function SchoolFields({ form, own = NO_GROUP }: Props) {
  const [isNew, setNew] = useState(false);
  const known = [NO_GROUP_OPTION, NEW_GROUP_OPTION, groupOption(own), ...useGroupings()];
  const { value, error } = form.choice('group');
  const choose = (option: string | null, typed: string) => {
    setNew(option === NEW_GROUP_OPTION);
    form.change({ group: option === NEW_GROUP_OPTION ? typed : groupOf(option ?? NO_GROUP_OPTION) });
  };
  return (
    <>
      <Autocomplete
        label="Agrupamento"
        options={[...new Set(known)].map((name) => ({ id: name, name }))}
        value={isNew ? NEW_GROUP_OPTION : groupOption(value)}
        error={isNew ? null : error}
        other={NEW_GROUP_OPTION}
        onChange={choose}
      />
      {isNew && <TextField label="Nome do novo agrupamento" required {...form.field('group')} />}
      <TextField label="Nome da escola" required {...form.field('name')} />
    </>
  );
}

/** Queries the known groupings; on failure the two fixed options remain, and a toast says why (spec, section 8). */
function useGroupings(): string[] {
  const { data, isError } = useQuery({
    queryKey: ['schools', 'groupings'],
    queryFn: ({ signal }) => call(schools.allSchoolsAtOnce, {}, { signal }),
  });
  useEffect(() => {
    if (isError) showToast('warning', 'Erro ao carregar agrupamentos existentes');
  }, [isError]);
  return groupingsOf(data ?? []);
}
