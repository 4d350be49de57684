import { RAISED, type Raised } from '#client/game/flow/cockpitLayout.ts';
import { ROBOT_MOODS, type RobotMood } from '#client/game/flow/scenes.ts';
import { scenes } from '#client/game/stage/scenes/scenes.ts';
import type { StageScene } from '#client/game/stage/stageProps.ts';
import { MISSION_LEVELS, type MissionLevel, SHIPS, type ShipNumber, THEMES, type Theme } from '#domain/vocabulary.ts';
import { PLACES } from '../game/flow/rehearsal/rehearsal.ts';
import { HALL_NAMES } from './hall/hallSamples.ts';
import { LESSON_NAMES, type LessonName } from './samples/lessonSamples.ts';
import { MAP_NAMES } from './samples/mapSamples.ts';
import { PLACED_NAMES } from './samples/placedSamples.ts';
import { SESSION_NAMES, type SessionName } from './samples/sessionSamples.ts';
import { SUPPORTS_NAMES, type SupportsName } from './samples/supportSamples.ts';

/** The selector's state, stored completely in its URL. */
export interface SelectorState {
  /** A single scene, the whole game at a state, the star map of a sample class, the hall of a sample council, or comments on places. */
  kind: 'cena' | 'estado' | 'mapa' | 'salao' | 'lugares';
  name: string;
  theme: Theme;
  ship: ShipNumber;
  mission: MissionLevel | null;
  mood: RobotMood;
  raised: Raised;
  /** The sample lesson in which a state of the game is shown; null = none. */
  lesson: LessonName | null;
  /** The sample council session in which the council is shown; null = none. */
  council: SessionName | null;
  /** The supports with which a state of the game is shown; null = those chosen in its menu. */
  supports: SupportsName | null;
  /** Time in milliseconds of a still frame; null = the clock runs. */
  still: number | null;
}

export const SCENE_NAMES = Object.keys(scenes) as StageScene[];

const NAMES = { cena: SCENE_NAMES, estado: PLACES, mapa: MAP_NAMES, salao: HALL_NAMES, lugares: PLACED_NAMES } as const;
const KINDS = ['cena', 'estado', 'mapa', 'salao', 'lugares'] as const;

/** The default raised screen per scene. */
const DEFAULT_RAISED: Partial<Record<StageScene, Raised>> = {
  quiz: 'form',
  write: 'form',
  upload: 'form',
  missionArrival: 'card',
  celebration: 'card',
};

/** Parses a query string; missing or unknown values fall back to defaults. */
export function readAddress(search: string): SelectorState {
  const query = new URLSearchParams(search);
  const kind = oneOf(KINDS, query.get('tipo')) ?? 'cena';
  const names: readonly string[] = NAMES[kind];
  const name = oneOf(names, query.get('nome')) ?? names[0] ?? 'cockpit';
  const still = Number(query.get('parado') ?? Number.NaN);
  return {
    kind,
    name,
    theme: oneOf(THEMES, query.get('tema')) ?? 'ic',
    ship: SHIPS.find(({ number }) => String(number) === query.get('nave'))?.number ?? 0,
    mission: MISSION_LEVELS.find((level) => String(level) === query.get('missao')) ?? null,
    mood: oneOf(ROBOT_MOODS, query.get('robo')) ?? 'idle',
    raised: oneOf(RAISED, query.get('ecra')) ?? DEFAULT_RAISED[name as StageScene] ?? 'none',
    lesson: oneOf(LESSON_NAMES, query.get('aula')) ?? null,
    council: oneOf(SESSION_NAMES, query.get('conselho')) ?? null,
    supports: oneOf(SUPPORTS_NAMES, query.get('apoios')) ?? null,
    still: Number.isFinite(still) && still >= 0 ? still : null,
  };
}

/** Returns the query string for this state. */
export function writeAddress(state: SelectorState): string {
  const { kind, name, theme, ship, mission, mood, raised, lesson, council, supports, still } = state;
  const query = new URLSearchParams({
    tipo: kind,
    nome: name,
    tema: theme,
    nave: String(ship),
    robo: mood,
    ecra: raised,
  });
  if (mission !== null) query.set('missao', String(mission));
  if (lesson !== null) query.set('aula', lesson);
  if (council !== null) query.set('conselho', council);
  if (supports !== null) query.set('apoios', supports);
  if (still !== null) query.set('parado', String(still));
  return `?${query}`;
}

function oneOf<T extends string>(known: readonly T[], value: string | null): T | undefined {
  return known.find((one) => one === value);
}
