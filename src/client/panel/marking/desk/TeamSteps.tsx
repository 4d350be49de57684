import { useMemo } from 'react';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { NextIcon, PreviousIcon } from '#client/ui/icons.tsx';
import type { QueuedTeam } from '#contract/marking/desk.ts';
import { type DeskPlace, neighbour, postedIn } from './deskQueue.ts';
import { TeamChoice } from './TeamChoice.tsx';

interface StepsProps {
  teams: readonly QueuedTeam[];
  place: DeskPlace;
  onGo: (place: DeskPlace) => void;
}

/** Renders the choice of a team among those that posted the mission and the shown one, and the steps to the one before and after it, marked or not. */
export function TeamSteps({ teams, place, onGo }: StepsProps) {
  const { level, teamId } = place;
  const posted = useMemo(() => postedIn(teams, level), [teams, level]);
  const previous = neighbour(posted, place, -1);
  const next = neighbour(posted, place, 1);
  const listed = useMemo(() => posted.map((team) => optionOf(team, level)), [posted, level]);
  const isListed = posted.some(({ _id }) => _id === teamId);
  const unlisted = isListed ? undefined : teams.find(({ _id }) => _id === teamId);
  const options = useMemo(
    () => (unlisted ? [optionOf(unlisted, level), ...listed] : listed),
    [unlisted, listed, level],
  );
  return (
    <div className="flex min-w-72 grow items-end gap-1">
      <div className="min-w-0 grow">
        <TeamChoice options={options} teamId={teamId} onChoose={(id) => onGo({ teamId: id, level })} />
      </div>
      <IconButton label="Equipa anterior" disabled={previous === null} onClick={() => previous && onGo(previous)}>
        <PreviousIcon />
      </IconButton>
      <IconButton label="Equipa seguinte" disabled={next === null} onClick={() => next && onGo(next)}>
        <NextIcon />
      </IconButton>
    </div>
  );
}

function optionOf(team: QueuedTeam, level: DeskPlace['level']) {
  return { id: team._id, name: `${team.name} · ${team.class} · ${stateOf(team, level)}` };
}

function stateOf(team: QueuedTeam, level: DeskPlace['level']): string {
  if (team.questions.includes(level)) return 'com uma pergunta';
  if (team.open.includes(level)) return 'por avaliar';
  return team.marked.includes(level) ? 'avaliada' : 'sem resposta';
}
