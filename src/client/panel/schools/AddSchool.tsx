import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '#client/api/call.ts';
import { TextField } from '#client/ui/TextField.tsx';
import { showToast } from '#client/ui/toasts.ts';
import { schools } from '#contract/schools.ts';
import { validateSchool } from '#domain/validation.ts';
import { AddDialog } from '../lists/AddDialog.tsx';
import { Autocomplete } from '../lists/Autocomplete.tsx';
import { typed } from '../typed.ts';
import { useAdd } from '../useAdd.ts';
import { chosenGroup, groupingsOf, NEW_GROUP_OPTION, NO_GROUP_OPTION } from './groupings.ts';

/** 'Adicionar Nova Escola' (spec, sections 2 and 5). */
export function AddSchool({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('');
  const [option, setOption] = useState<string | null>(NO_GROUP_OPTION);
  const [newGroup, setNewGroup] = useState('');
  const groupings = useGroupings();
  const school = { name: name.trim(), group: chosenGroup(option ?? NO_GROUP_OPTION, newGroup) };
  const add = useAdd({
    check: validateSchool,
    send: (body: typeof school) => call(schools.addSchool, { body }),
    done: 'Escola adicionada com sucesso!',
    failed: 'Erro ao adicionar escola',
    onDone: onClose,
  });
  return (
    <AddDialog
      title="Adicionar Nova Escola"
      canSubmit={validateSchool(school) === null}
      isSubmitting={add.isPending}
      refusal={add.refusal}
      onSubmit={() => add.submit(school)}
      onClose={onClose}
    >
      <Autocomplete
        label="Agrupamento"
        options={[NO_GROUP_OPTION, NEW_GROUP_OPTION, ...groupings].map((group) => ({ id: group, name: group }))}
        value={option}
        onChange={setOption}
      />
      {option === NEW_GROUP_OPTION && (
        <TextField label="Nome do novo agrupamento" required value={newGroup} onChange={typed(setNewGroup)} />
      )}
      <TextField label="Nome da escola" required value={name} onChange={typed(setName)} />
    </AddDialog>
  );
}

/** The known groupings; without them the two fixed options remain, and a toast says why (spec, section 8). */
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
