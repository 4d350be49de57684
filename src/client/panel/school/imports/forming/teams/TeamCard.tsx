import { onValue } from '#client/panel/onValue.ts';
import { classes } from '#client/ui/classes.ts';
import { CONTROL } from '#client/ui/controls/Field.tsx';
import { TextField } from '#client/ui/controls/TextField.tsx';
import { NAME_MAX_CHARS } from '#domain/limits.ts';
import { countMembers } from '#domain/school/members.ts';
import { THEME_NAMES, THEMES } from '#domain/vocabulary.ts';
import { useNameWarnings } from '../../../teams/useNameWarnings.ts';
import type { TeamDraft } from '../formingState.ts';
import { isTaken } from '../teamDrafts.ts';
import { Member } from './Member.tsx';
import type { MemberDrag } from './useMemberDrag.ts';

interface Props {
  team: TeamDraft;
  others: readonly TeamDraft[];
  /** Names of the teams that the class has already. */
  taken: readonly string[];
  names: ReadonlyMap<number, string>;
  drag: MemberDrag;
  onMove: (pupil: number, to: number) => void;
  onChange: (part: Partial<TeamDraft>) => void;
}

/** Renders a team that is not created yet: its name, its solar system and its members. */
export function TeamCard({ team, others, taken, names, drag, onMove, onChange }: Props) {
  const warnings = useNameWarnings();
  const number = team.id + 1;
  const isOver = drag.over === team.id;
  return (
    <li
      data-team={team.id}
      className={classes('card flex flex-col gap-2 px-4! transition-colors', isOver && 'border-focus! bg-hover/60')}
    >
      <TextField
        label={`Nome da equipa ${number}`}
        hideLabel
        required
        maxLength={NAME_MAX_CHARS}
        autoComplete="off"
        value={team.name}
        warning={warnings.ofName(team.name) ?? sameName(team, others)}
        error={wrongName(team, taken)}
        onChange={onValue((name) => onChange({ name, isNamed: true }))}
      />
      <select
        aria-label={`Sistema solar da equipa ${number}`}
        className={classes(CONTROL, 'px-3!')}
        value={team.theme}
        onChange={onValue((chosen) => onChange({ theme: THEMES.find((theme) => theme === chosen) ?? team.theme }))}
      >
        {THEMES.map((theme) => (
          <option key={theme} value={theme}>
            {THEME_NAMES[theme]}
          </option>
        ))}
      </select>
      <p className="px-1 text-muted">{team.members.length === 0 ? 'Sem membros' : countMembers(team.members.length)}</p>
      {team.members.length > 0 && (
        <ul className="flex flex-col" aria-label={`Membros de ${team.name.trim() || `equipa ${number}`}`}>
          {team.members.map((pupil) => (
            <Member
              key={pupil}
              pupil={pupil}
              name={names.get(pupil) ?? ''}
              others={others}
              drag={drag}
              onMove={(to) => onMove(pupil, to)}
            />
          ))}
        </ul>
      )}
    </li>
  );
}

function wrongName({ name }: TeamDraft, taken: readonly string[]): string | undefined {
  if (name.trim() === '') return 'Escreva o nome da equipa.';
  return isTaken(name, taken) ? 'A turma já tem uma equipa com este nome.' : undefined;
}

function sameName({ name }: TeamDraft, others: readonly TeamDraft[]): string | undefined {
  const isSame = isTaken(
    name,
    others.map((other) => other.name),
  );
  return isSame ? 'Há outra equipa com este nome.' : undefined;
}
