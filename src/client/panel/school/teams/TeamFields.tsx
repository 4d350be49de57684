import { UsernameField } from '#client/panel/identity/credentials/UsernameField.tsx';
import { PasswordField } from '#client/ui/controls/PasswordField.tsx';
import { SelectField } from '#client/ui/controls/SelectField.tsx';
import { TextArea } from '#client/ui/controls/TextArea.tsx';
import { TextField } from '#client/ui/controls/TextField.tsx';
import { THEME_IDS, THEME_NAMES, THEMES } from '#domain/vocabulary.ts';
import { useNameWarnings } from './useNameWarnings.ts';
import type { TeamForm } from './useTeamForm.ts';

export const SOLAR_OPTIONS = THEMES.map((theme) => ({ value: THEME_IDS[theme], label: THEME_NAMES[theme] }));

/** Renders column 2: name, username and password. */
export function AccountFields({ form: { field, values } }: { form: TeamForm }) {
  const warnings = useNameWarnings();
  return (
    <div className="flex flex-col gap-4">
      <TextField label="Nome da equipa" required warning={warnings.ofName(values.name)} {...field('name')} />
      <UsernameField warning={warnings.ofName(values.username)} {...field('username')} />
      <PasswordField label="Palavra-passe" required autoComplete="new-password" {...field('password')} />
    </div>
  );
}

/** Renders column 3: solar system and members. */
export function MissionFields({ form: { field, values } }: { form: TeamForm }) {
  const warnings = useNameWarnings();
  return (
    <div className="flex flex-col gap-4">
      <SelectField
        label="Sistema solar"
        required
        placeholder="Selecione um sistema solar"
        options={SOLAR_OPTIONS}
        {...field('solarId')}
      />
      <TextArea
        label="Membros"
        rows={6}
        placeholder="Adicione um nome por linha ou separados por vírgulas"
        warning={warnings.ofMembers(values.teamMembers)}
        {...field('teamMembers')}
      />
    </div>
  );
}
