import { useMemo } from 'react';
import type { MapTeam } from '#client/game/stage/map/layout/mapTypes.ts';
import type { ClassMap } from '#contract/classroom/classMap.ts';
import type { GameLevel, ShipNumber } from '#domain/vocabulary.ts';

/** Returns the teams of the map; the same list while nothing that is shown of them has changed. */
export function useTeams({ teams }: ClassMap): readonly MapTeam[] {
  const key = JSON.stringify(teams);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reading makes a new list; `key` is its content
  return useMemo(() => teams.map(shown), [key]);
}

function shown({ _id, name, ship, theme, level, isThere }: ClassMap['teams'][number]): MapTeam {
  return { id: _id, name, ship: ship as ShipNumber | null, theme, level: level as GameLevel, isThere };
}
