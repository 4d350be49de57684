import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MISSION_LEVELS, type MissionLevel } from '#domain/vocabulary.ts';
import { readAnswerFilters } from '../answers/list/answerFilters.ts';
import type { DeskPlace } from './deskQueue.ts';
import type { DeskFilters } from './useDesk.ts';

/** How the desk shows answers: one team at a time, or several beside each other. */
export type DeskView = 'one' | 'side';

export interface DeskAddress {
  filters: DeskFilters;
  view: DeskView;
  /** Null while the address names none. */
  level: MissionLevel | null;
  teamId: string | null;
  /** Whether it leads to the first question of a team. */
  asksQuestions: boolean;
  /** Opens an answer; each is an entry in the browser's history. */
  open: (place: DeskPlace) => void;
  /** Names an answer in the address without an entry in the history. */
  pin: (place: DeskPlace) => void;
  openMission: (level: MissionLevel) => void;
  show: (view: DeskView) => void;
}

/** Holds what the desk shows in the address, so that a reload or a link shows it again. */
export function useDeskAddress(): DeskAddress {
  const [params, setParams] = useSearchParams();
  return useMemo(() => {
    const put = (entries: Record<string, string | null>, replace = false) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries(entries)) {
            if (value === null) after.delete(name);
            else after.set(name, value);
          }
          return after;
        },
        { preventScrollReset: true, replace },
      );
    const { class: schoolClass, solar } = readAnswerFilters(params);
    return {
      filters: { search: params.get('search') ?? '', class: schoolClass, solar },
      view: params.get('view') === 'side' ? 'side' : 'one',
      level: MISSION_LEVELS.find((known) => String(known) === params.get('mission')) ?? null,
      teamId: params.get('team'),
      asksQuestions: params.get('questions') === 'true',
      open: ({ teamId, level }) => put({ team: teamId, mission: String(level), view: null, questions: null }),
      pin: ({ teamId, level }) => put({ team: teamId, mission: String(level), questions: null }, true),
      openMission: (level) => put({ mission: String(level), team: null }),
      show: (view) => put({ view: view === 'side' ? 'side' : null }),
    };
  }, [params, setParams]);
}
