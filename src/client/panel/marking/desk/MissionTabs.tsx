import { useMemo } from 'react';
import { classes } from '#client/ui/classes.ts';
import type { QueuedTeam } from '#contract/marking/desk.ts';
import { MISSION_LEVELS, type MissionLevel } from '#domain/vocabulary.ts';
import { type Progress, progressOf } from './deskQueue.ts';

interface Props {
  teams: readonly QueuedTeam[];
  level: MissionLevel;
  onOpen: (level: MissionLevel) => void;
}

/** Renders the four missions, each with how many of its answers have all their marks. */
export function MissionTabs({ teams, level, onOpen }: Props) {
  const tabs = useMemo(
    () => MISSION_LEVELS.map((mission) => ({ mission, progress: progressOf(teams, mission) })),
    [teams],
  );
  return (
    <nav aria-label="Missões" className="grid grid-cols-2 gap-2 sm:grid-cols-4">
      {tabs.map(({ mission, progress }) => (
        <button
          key={mission}
          type="button"
          aria-current={mission === level ? 'page' : undefined}
          className={classes(
            'flex min-h-12 flex-col gap-1 rounded-xl border-2 px-4 py-2 text-left hover:bg-hover',
            mission === level ? 'border-label bg-hover/60' : 'border-line',
          )}
          onClick={() => onOpen(mission)}
        >
          <MissionTab mission={mission} progress={progress} />
        </button>
      ))}
    </nav>
  );
}

function MissionTab({ mission, progress: { marked, posted } }: { mission: MissionLevel; progress: Progress }) {
  return (
    <>
      <span className="flex w-full flex-wrap justify-between gap-x-3">
        <span className="font-bold font-display">Missão {mission}</span>
        <span className="text-muted tabular-nums">{posted === 0 ? 'sem respostas' : `${marked} de ${posted}`}</span>
      </span>
      <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-line">
        <span
          className="block h-full rounded-full bg-label"
          style={{ width: `${posted === 0 ? 0 : (100 * marked) / posted}%` }}
        />
      </span>
    </>
  );
}
