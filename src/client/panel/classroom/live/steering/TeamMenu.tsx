import type { RowAction } from '#client/panel/lists/table/Column.ts';
import { RowActions } from '#client/panel/lists/table/RowActions.tsx';
import type { LiveTeam, SteeringChange } from '#contract/classroom/lessons.ts';
import { paceText } from './PaceMenu.tsx';
import type { Steering } from './useSteering.ts';

interface Props {
  team: LiveTeam;
  steering: Steering;
  onMessage: (teamId: string) => void;
  onAttendance: (teamId: string) => void;
}

const PACES = [0, 1, 2, 3, null] as const;

/** Renders the menu that steers one team. */
export function TeamMenu(props: Props) {
  return <RowActions of={props.team.name} actions={() => actionsFor(props)} />;
}

function actionsFor({ team, steering, onMessage, onAttendance }: Props): RowAction[] {
  const { _id: teamId, name, members } = team;
  const { paused, silent, pace: current } = team.steering;
  const steer = (change: Omit<SteeringChange, 'teamId'>, done: string) => () =>
    steering.steer([{ teamId, ...change }], `${name}: ${done}`);
  const paces = PACES.filter((pace) => pace !== current);
  return [
    paused
      ? { name: 'Retomar', run: steer({ paused: false }, 'continua') }
      : { name: 'Pausar', run: steer({ paused: true }, 'em pausa') },
    { name: 'Mensagem', run: () => onMessage(teamId) },
    ...paces.map((pace) => ({ name: paceText(pace), run: steer({ pace }, paceText(pace).toLowerCase()) })),
    silent
      ? { name: 'Voltar a ter som', run: steer({ silent: false }, 'com som') }
      : { name: 'Silêncio', run: steer({ silent: true }, 'sem som') },
    ...(members.length > 0 ? [{ name: 'Presenças e funções', run: () => onAttendance(teamId) }] : []),
  ];
}
