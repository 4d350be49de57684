import { useState } from 'react';
import { call } from '#client/api/call.ts';
import { teams } from '#contract/teams.ts';
import { parseMembers } from '#domain/members.ts';
import { canSubmitTeam, validateMembers, validateTeam } from '#domain/validation.ts';
import { ROLE } from '#domain/vocabulary.ts';
import { AddDialog } from '../lists/AddDialog.tsx';
import { useAdd } from '../useAdd.ts';
import type { Staff } from '../useStaff.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { AccountFields, MissionFields } from './TeamFields.tsx';
import { EMPTY_TEAM, type TeamForm } from './teamDraft.ts';
import { useSchoolChoices } from './useTeamChoices.ts';

/** 'Adicionar Nova Equipa' (spec, sections 2, 4 and 5): checks are told by toasts, and a failure loses nothing typed. */
export function AddTeam({ staff, onClose }: { staff: Staff; onClose: () => void }) {
  const [typedForm, setForm] = useState(EMPTY_TEAM);
  const form = useOwnPlace(staff, typedForm);
  const add = useAdd({
    check: (team: TeamForm) => validateTeam(team, staff.role) ?? validateMembers(parseMembers(team.members)),
    send: sendTeam,
    done: 'Equipa adicionada com sucesso!',
    failed: 'Erro ao adicionar equipa',
    onDone: onClose,
  });
  return (
    <AddDialog
      title="Adicionar Nova Equipa"
      size="lg"
      canSubmit={canSubmitTeam(form)}
      isSubmitting={add.isPending}
      refusal={add.refusal}
      onSubmit={() => add.submit(form)}
      onClose={onClose}
    >
      <div className="grid gap-5 tablet:grid-cols-3">
        <PlaceFields staff={staff} form={form} setForm={setForm} />
        <AccountFields form={form} setForm={setForm} />
        <MissionFields form={form} setForm={setForm} />
      </div>
    </AddDialog>
  );
}

/** A teacher's own school and record are chosen beforehand (spec, section 4). */
function useOwnPlace(staff: Staff, form: TeamForm): TeamForm {
  const own = useSchoolChoices(staff.isTeacher ? staff.id : null);
  if (!staff.isTeacher) return form;
  return { ...form, schoolId: own.items[0]?.id ?? null, teacherId: staff.id };
}

function sendTeam(form: TeamForm) {
  return call(teams.createTeam, {
    body: {
      permissionWanted: ROLE.team,
      name: form.name.trim(),
      teamMembers: parseMembers(form.members),
      username: form.username.trim(),
      password: form.password,
      school: form.schoolId,
      schoolClass: form.classId ?? '',
      solarId: form.solarId ?? '',
      teacherId: form.teacherId,
    },
  });
}
