import type { Rect } from '#client/game/flow/cockpitLayout.ts';
import { GAME_LEVELS, type GameLevel, THEMES, type Theme } from '#domain/vocabulary.ts';
import type { Lane, MapTeam, Stop } from './mapTypes.ts';

/** Where the journey begins and ends, in shares of the width. */
const FIRST = 0.097;
const LAST = 0.9;
/** The council is large: the way to it is longer than the others. */
const LAST_WAY = 1.36;
/** Space of the names of places above their planets, in lines. */
const LABEL_LINES = 1.6;
/** Shares of a lane's height and of the way between two stops that a globe takes at most. */
const GLOBE_HEIGHT = { roomy: 0.5, tight: 0.41 } as const;
const GLOBE_WAY = { one: 0.77, several: 0.7 } as const;
/** Sizes beside each other: no two neighbours are the same. */
const SIZES: Readonly<Record<GameLevel, number>> = { 1: 0.98, 2: 1, 3: 1.1, 4: 0.94, 5: 1.06, 6: 1 };
/** How far the way swings up and down at each stop, -1..1. */
const SWING: Readonly<Record<GameLevel, number>> = { 1: 0.6, 2: -0.8, 3: 0.75, 4: -0.65, 5: 0.7, 6: 0 };
/** Share of the free height that the swing takes at most. */
const SWING_MOST = 0.4;
const COUNCIL = { height: 0.42, width: 0.155 } as const;

export interface LaneMeasures {
  area: Rect;
  labelSize: number;
  /** Height that the ships of a stop need at least, and where they begin: below the middle of its globe, in diameters. */
  berthHeight: number;
  berthTop: number;
  /** Many ships need room: the globes are smaller. */
  isTight: boolean;
  /** Strength of the way's swing, 0..1: 0 leaves most room for ships. */
  swing: number;
}

/** Returns the solar systems of these teams, in the order of the product. */
export function themesOf(teams: readonly Pick<MapTeam, 'theme'>[]): readonly Theme[] {
  return THEMES.filter((theme) => teams.some((team) => team.theme === theme));
}

/** Returns the council, at the end of every way. */
export function councilStop(area: Rect): Stop {
  const size = Math.min(area.height * COUNCIL.height, area.width * COUNCIL.width);
  return { level: 6, x: area.x + area.width * LAST, y: area.y + area.height / 2, size };
}

/** Returns a lane for each solar system, one below the other, each with its stops from left to right. */
export function lanesOf(themes: readonly Theme[], measures: LaneMeasures): readonly Lane[] {
  const { area } = measures;
  const height = area.height / Math.max(1, themes.length);
  return themes.map((theme, index) => {
    const own = { ...area, y: area.y + index * height, height };
    const stops = stopsOf(own, measures, index % 2 === 0 ? 1 : -1, themes.length === 1);
    const size = Math.min(1.5 * height, 0.42 * area.width);
    return { theme, area: own, sun: { x: area.x + 0.012 * area.width, y: own.y + 0.4 * height, size }, stops };
  });
}

function stopsOf(
  area: Rect,
  { labelSize, berthHeight, berthTop, isTight, swing }: LaneMeasures,
  side: 1 | -1,
  isAlone: boolean,
): Stop[] {
  const way = ((LAST - FIRST) * area.width) / (GAME_LEVELS.length - 2 + LAST_WAY);
  const label = LABEL_LINES * labelSize;
  const globe = Math.min(
    area.height * GLOBE_HEIGHT[isTight ? 'tight' : 'roomy'],
    way * GLOBE_WAY[isAlone ? 'one' : 'several'],
  );
  const tallest = globe * Math.max(...Object.values(SIZES));
  const below = Math.max(tallest / 2, berthTop * tallest + berthHeight);
  const free = Math.max(0, area.height - label - tallest / 2 - below);
  const reach = Math.min(free / 2, area.height * SWING_MOST) * swing;
  const middle = area.y + label + tallest / 2 + free * 0.45;
  return GAME_LEVELS.map((level) => {
    const isEnd = level === 6;
    return {
      level,
      x: area.x + (isEnd ? area.width * LAST : area.width * FIRST + (level - 1) * way),
      y: isEnd ? area.y + area.height / 2 : middle + side * SWING[level] * reach,
      size: globe * SIZES[level],
    };
  });
}
