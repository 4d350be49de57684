import { Minus, Plus } from 'lucide-react';
import { onValue } from '#client/panel/onValue.ts';
import { classes } from '#client/ui/classes.ts';
import { CONTROL, Field } from '#client/ui/controls/Field.tsx';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { SelectField } from '#client/ui/controls/SelectField.tsx';
import { counted } from '#domain/counted.ts';
import { teamNameFor } from '#domain/identity/credentials.ts';
import { teamCountRange } from '#domain/school/forming/formTeams.ts';
import { NAMINGS } from '#domain/school/forming/teamNames.ts';
import { THEME_NAMES, THEMES } from '#domain/vocabulary.ts';
import { cryptoRandom } from '../../../teams/cryptoRandom.ts';
import { type FormingState, keptPupils } from '../formingState.ts';
import { renamed, spread, teamCount } from '../teamDrafts.ts';
import type { FormingWork } from '../useForming.ts';

const SYSTEMS = THEMES.map((theme) => ({ value: theme, label: THEME_NAMES[theme] }));

/** Renders how many teams are formed, where they go and how they are called. */
export function FormingFields({ forming }: { forming: FormingWork }) {
  const { state, change, suggesting } = forming;
  const rename = (naming: string) => {
    const next = { ...state, naming: NAMINGS.find((one) => one === naming) ?? state.naming };
    change(renamed(next, suggesting));
  };
  const place = (theme: string) => {
    const next = { ...state, theme: THEMES.find((one) => one === theme) ?? null };
    change(spread(next, cryptoRandom));
  };
  return (
    <>
      <CountField state={state} onChange={(text) => change({ ...state, count: text })} />
      <SelectField
        label="Sistema solar"
        placeholder="Os três, repartidos"
        options={SYSTEMS}
        value={state.theme ?? ''}
        onChange={onValue(place)}
      />
      <SelectField
        label="Nomes das equipas"
        options={[
          { value: 'space', label: 'Andrómeda, Vega…' },
          { value: 'group', label: `${teamNameFor(suggesting.className, 1)}…` },
        ]}
        value={state.naming}
        onChange={onValue(rename)}
      />
    </>
  );
}

/** Renders the number of teams, typed or changed by one, and how many members that makes. */
function CountField({ state, onChange }: { state: FormingState; onChange: (text: string) => void }) {
  const pupils = keptPupils(state).length;
  const { least, most } = teamCountRange(pupils);
  const count = teamCount(state);
  const step = (by: number) => onChange(String(Math.min(most, Math.max(least, (count ?? least) + by))));
  return (
    <Field
      label="Número de equipas"
      required
      hint={count === null ? undefined : membersText(pupils, count)}
      error={count === null ? `Escreva um número de ${Math.max(1, least)} a ${most}.` : undefined}
    >
      {(control) => (
        <div className="flex flex-wrap items-center gap-2">
          <IconButton
            label="Menos uma equipa"
            disabled={count === null || count <= Math.max(1, least)}
            onClick={() => step(-1)}
          >
            <Minus aria-hidden />
          </IconButton>
          <input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={state.count}
            onChange={onValue(onChange)}
            className={classes(CONTROL, 'w-20! text-center font-bold tabular-nums')}
          />
          <IconButton label="Mais uma equipa" disabled={count === null || count >= most} onClick={() => step(1)}>
            <Plus aria-hidden />
          </IconButton>
          <span className="text-muted">de {counted(pupils, 'nome', 'nomes')}</span>
        </div>
      )}
    </Field>
  );
}

/** '3 ou 4 membros em cada.' */
function membersText(pupils: number, teams: number): string {
  const [low, high] = [Math.floor(pupils / teams), Math.ceil(pupils / teams)];
  return low === high ? `${counted(low, 'membro', 'membros')} em cada.` : `${low} ou ${high} membros em cada.`;
}
