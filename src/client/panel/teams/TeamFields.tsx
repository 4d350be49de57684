import { PasswordField } from '#client/ui/PasswordField.tsx';
import { SelectField } from '#client/ui/SelectField.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { THEME_IDS, THEME_NAMES, THEMES } from '#domain/vocabulary.ts';
import { typed } from '../typed.ts';
import type { TeamForm } from './teamDraft.ts';

const SOLAR_OPTIONS = THEMES.map((theme) => ({ value: THEME_IDS[theme], label: THEME_NAMES[theme] }));

interface Props {
  form: TeamForm;
  setForm: (form: TeamForm) => void;
}

/** Column 2: how the team is called and signs in. */
export function AccountFields({ form, setForm }: Props) {
  const set = (field: 'name' | 'username' | 'password') => typed((value) => setForm({ ...form, [field]: value }));
  return (
    <div className="flex flex-col gap-4">
      <TextField label="Nome da equipa" required value={form.name} onChange={set('name')} />
      <TextField
        label="Nome de utilizador"
        required
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={form.username}
        onChange={set('username')}
      />
      <PasswordField
        label="Palavra-passe"
        required
        autoComplete="new-password"
        value={form.password}
        onChange={set('password')}
      />
    </div>
  );
}

/** Column 3: where the team travels, and who is in it. */
export function MissionFields({ form, setForm }: Props) {
  return (
    <div className="flex flex-col gap-4">
      <SelectField
        label="Sistema solar"
        required
        placeholder="Selecione um sistema solar"
        value={form.solarId ?? ''}
        options={SOLAR_OPTIONS}
        onChange={typed((id) => setForm({ ...form, solarId: id || null }))}
      />
      <TextArea
        label="Membros"
        rows={6}
        placeholder="Adicione um nome por linha ou separados por vírgulas"
        value={form.members}
        onChange={typed((members) => setForm({ ...form, members }))}
      />
    </div>
  );
}
