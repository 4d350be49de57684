import { call } from '#client/api/call.ts';
import { FormDialog } from '#client/panel/forms/FormDialog.tsx';
import { usePanelForm } from '#client/panel/forms/usePanelForm.ts';
import { UsernameField } from '#client/panel/identity/credentials/UsernameField.tsx';
import { SelectField } from '#client/ui/controls/SelectField.tsx';
import { TextArea } from '#client/ui/controls/TextArea.tsx';
import { TextField } from '#client/ui/controls/TextField.tsx';
import { editTeamForm } from '#contract/forms.ts';
import { type Team, teams } from '#contract/school/teams.ts';
import { SOLAR_OPTIONS } from './TeamFields.tsx';
import { useNameWarnings } from './useNameWarnings.ts';

/** Renders 'Editar equipa': name, members, username and, until the team begins, the solar system; its work stays. */
export function EditTeam({ team, onClose }: { team: Team; onClose: () => void }) {
  const form = usePanelForm({
    schema: editTeamForm,
    values: {
      name: team.name,
      username: team.credentials.username,
      teamMembers: team.members.join('\n'),
      solarId: team.status.solar._id,
    },
    send: (body) => call(teams.editTeam, { params: { teamId: team._id }, body }),
    about: { usernameTaken: 'username', teamBegun: 'solarId' },
    done: 'Equipa guardada com sucesso!',
    failed: 'Erro ao guardar a equipa',
    onDone: onClose,
  });
  const warnings = useNameWarnings();
  const hasBegun = team.status.isTutorialDone;
  return (
    <FormDialog title="Editar equipa" form={form} onClose={onClose}>
      <TextField label="Nome da equipa" required warning={warnings.ofName(form.values.name)} {...form.field('name')} />
      <UsernameField warning={warnings.ofName(form.values.username)} {...form.field('username')} />
      <SelectField
        label="Sistema solar"
        required
        disabled={hasBegun}
        hint={hasBegun ? 'A equipa já começou a jogar: o sistema solar já não pode mudar.' : undefined}
        options={SOLAR_OPTIONS}
        {...form.field('solarId')}
      />
      <TextArea
        label="Membros"
        rows={6}
        placeholder="Adicione um nome por linha ou separados por vírgulas"
        warning={warnings.ofMembers(form.values.teamMembers)}
        {...form.field('teamMembers')}
      />
    </FormDialog>
  );
}
