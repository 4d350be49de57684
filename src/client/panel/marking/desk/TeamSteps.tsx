import { onValue } from '#client/panel/onValue.ts';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { SelectField } from '#client/ui/controls/SelectField.tsx';
import { NextIcon, PreviousIcon } from '#client/ui/icons.tsx';
import type { QueuedTeam } from '#contract/marking/desk.ts';
import { type DeskPlace, neighbour, postedIn } from './deskQueue.ts';

interface StepsProps {
  teams: readonly QueuedTeam[];
  place: DeskPlace;
  onGo: (place: DeskPlace) => void;
}

/** Renders the choice of a team, and the steps to the one before and after it, marked or not. */
export function TeamSteps({ teams, place, onGo }: StepsProps) {
  const { level, teamId } = place;
  const previous = neighbour(teams, place, -1);
  const next = neighbour(teams, place, 1);
  return (
    <div className="flex min-w-72 grow items-end gap-1">
      <SelectField
        label="Equipa"
        className="min-w-0 grow"
        value={teamId}
        options={teamOptions(teams, place)}
        onChange={onValue((value) => onGo({ teamId: value, level }))}
      />
      <IconButton label="Equipa anterior" disabled={previous === null} onClick={() => previous && onGo(previous)}>
        <PreviousIcon />
      </IconButton>
      <IconButton label="Equipa seguinte" disabled={next === null} onClick={() => next && onGo(next)}>
        <NextIcon />
      </IconButton>
    </div>
  );
}

/** Lists the teams that posted the mission, and the shown one even if it has not. */
function teamOptions(teams: readonly QueuedTeam[], { teamId, level }: DeskPlace) {
  const posted = postedIn(teams, level);
  const listed = posted.some(({ _id }) => _id === teamId)
    ? posted
    : [...teams.filter(({ _id }) => _id === teamId), ...posted];
  return listed.map((team) => ({ value: team._id, label: `${team.name} · ${team.class} · ${stateOf(team, level)}` }));
}

function stateOf(team: QueuedTeam, level: DeskPlace['level']): string {
  if (team.open.includes(level)) return 'por avaliar';
  return team.marked.includes(level) ? 'avaliada' : 'sem resposta';
}
