import { useQuery } from '@tanstack/react-query';
import { wordsOf } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { classes, type SchoolClass } from '#contract/classes.ts';
import { moveTeamBody } from '#contract/forms.ts';
import { type Team, teams } from '#contract/teams.ts';
import { FormDialog } from '../forms/FormDialog.tsx';
import { usePanelForm } from '../forms/usePanelForm.ts';
import { Autocomplete } from '../lists/Autocomplete.tsx';
import { compareNames } from '../lists/words.ts';
import type { Staff } from '../useStaff.ts';

/** 'Mudar de turma': to a class the person may see; nothing that the team did changes. */
export function MoveTeam({ staff, team, onClose }: { staff: Staff; team: Team; onClose: () => void }) {
  const { options, error: failure } = useClassOptions(staff, team);
  const form = usePanelForm({
    schema: moveTeamBody,
    values: { classId: '' },
    send: (body) => call(teams.moveTeam, { params: { teamId: team._id }, body }),
    about: { notFound: 'classId', notYours: 'classId' },
    done: 'Equipa mudada de turma com sucesso!',
    failed: 'Erro ao mudar a equipa de turma',
    onDone: onClose,
  });
  const { value, error, onChange } = form.choice('classId');
  return (
    <FormDialog title="Mudar de turma" submitLabel="Mudar" form={form} onClose={onClose}>
      <p>
        A equipa «{team.name}» está na turma {team.details.class}. Leva consigo tudo o que fez.
      </p>
      <Autocomplete
        label="Turma nova"
        placeholder="Selecione uma turma"
        options={options}
        value={value || null}
        error={error ?? (failure && wordsOf(failure, 'Erro ao carregar turmas'))}
        onChange={(id) => onChange(id ?? '')}
      />
    </FormDialog>
  );
}

/** The other classes; an administrator reads whose they are. */
function useClassOptions(staff: Staff, { details }: Team) {
  const { data, error } = useQuery({
    queryKey: ['classes'],
    queryFn: ({ signal }) => call(classes.allClasses, {}, { signal }),
  });
  const isOwn = (item: SchoolClass) =>
    item.class === details.class &&
    item.teacher.name === details.teacher &&
    (item.school?.name ?? null) === details.school;
  const nameOf = (item: SchoolClass) =>
    staff.isTeacher ? item.class : [item.class, item.teacher.name, item.school?.name].filter(Boolean).join(' · ');
  const others = (data?.classes ?? []).filter((item) => !isOwn(item));
  const options = others.map((item) => ({ id: item._id, name: nameOf(item) }));
  return { options: options.sort((a, b) => compareNames(a.name, b.name)), error };
}
