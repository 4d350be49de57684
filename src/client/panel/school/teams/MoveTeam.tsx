import { errorMessage } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { FormDialog } from '#client/panel/forms/FormDialog.tsx';
import { usePanelForm } from '#client/panel/forms/usePanelForm.ts';
import { Autocomplete } from '#client/panel/lists/filters/Autocomplete.tsx';
import { CHOICES_MAX, type Choices, useChoices } from '#client/panel/lists/filters/useChoices.ts';
import type { Staff } from '#client/panel/useStaff.ts';
import { moveTeamBody } from '#contract/forms.ts';
import { classes, type SchoolClass } from '#contract/school/classes.ts';
import { type Team, teams } from '#contract/school/teams.ts';

/** Renders 'Mudar de turma': moves a team to a class that the user may see; the team's work stays unchanged. */
export function MoveTeam({ staff, team, onClose }: { staff: Staff; team: Team; onClose: () => void }) {
  const { items, search, error: failure } = useClassOptions(staff, team);
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
        options={items}
        search={search}
        value={value || null}
        error={error ?? (failure ? errorMessage(failure, 'Erro ao carregar turmas') : undefined)}
        onChange={(id) => onChange(id ?? '')}
      />
    </FormDialog>
  );
}

/** Queries the other classes; for an administrator, their names include teacher and school. */
function useClassOptions(staff: Staff, { details }: Team): Choices {
  const isOwn = (item: SchoolClass) =>
    item.class === details.class &&
    item.teacher.name === details.teacher &&
    (item.school?.name ?? null) === details.school;
  const nameOf = (item: SchoolClass) =>
    staff.isTeacher ? item.class : [item.class, item.teacher.name, item.school?.name].filter(Boolean).join(' · ');
  const choices = useChoices({
    name: ['classes', 'choices'],
    find: async (search, signal) => {
      const page = await call(classes.classPage, { query: { page: 0, limit: CHOICES_MAX, search } }, { signal });
      const items = page.classes.map((item) => ({ id: item._id, name: nameOf(item), isOwn: isOwn(item) }));
      return { items, total: page.pagination.total };
    },
  });
  return { ...choices, items: choices.items.filter((item) => !item.isOwn) };
}
