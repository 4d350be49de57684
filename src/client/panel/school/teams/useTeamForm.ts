import { useEffect, useState } from 'react';
import { call } from '#client/api/call.ts';
import { usePanelForm } from '#client/panel/forms/usePanelForm.ts';
import type { Staff } from '#client/panel/useStaff.ts';
import { createTeamForm, ownTeamForm } from '#contract/forms.ts';
import { teams } from '#contract/school/teams.ts';
import { EMPTY_TEAM, type TeamDraft } from './teamDraft.ts';
import { useSchoolChoices } from './useTeamChoices.ts';

export type TeamForm = ReturnType<typeof useTeamForm>;

/** Manages the form of a new team; a teacher's own school and record are preset (spec, section 4). */
export function useTeamForm(staff: Staff, onDone: () => void) {
  const [suggested, setSuggested] = useState<TeamDraft['suggested']>(null);
  const form = usePanelForm({
    schema: staff.isTeacher ? ownTeamForm : createTeamForm,
    values: { ...EMPTY_TEAM, teacherId: staff.isTeacher ? staff.id : '' },
    needs: ['name', 'username', 'password', 'schoolClass', 'solarId'],
    send: (body) => call(teams.createTeam, { body }),
    about: { usernameTaken: 'username' },
    done: 'Equipa adicionada com sucesso!',
    failed: 'Erro ao adicionar equipa',
    onDone,
  });
  useOwnSchool(staff, form.preset);
  const setDraft = ({ suggested: next, ...values }: TeamDraft) => {
    setSuggested(next);
    form.change(values);
  };
  return { ...form, draft: { ...form.values, suggested }, setDraft };
}

function useOwnSchool({ isTeacher, id }: Staff, preset: (school: { school: string }) => void): void {
  const [own] = useSchoolChoices(isTeacher ? id : null).items;
  const school = isTeacher ? own?.id : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: written once for each loaded school, not on every render
  useEffect(() => {
    if (school !== undefined) preset({ school });
  }, [school]);
}
