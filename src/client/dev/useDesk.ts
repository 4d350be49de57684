import { useEffect } from 'react';
import { HALL_MOTION } from '#client/game/stage/hall/hallMotion.ts';
import { declarationOf, type KnobValue } from '#client/game/stage/knobs.ts';
import { MAP_MOTION } from '#client/game/stage/map/mapMotion.ts';
import { type Scene, scenes } from '#client/game/stage/scenes/scenes.ts';
import type { StageScene } from '#client/game/stage/stageProps.ts';
import { textureBytes } from '../game/stage/assets/gpuTextures.ts';
import type { StageClock } from '../game/stage/engine/clock.ts';
import type { GameDesk, KnobSheet } from './stageDesk.ts';

/** Publishes clock, motion constants and game as `window.stageDesk` for the selector. */
export function usePublishedDesk(clock: StageClock, scene: StageScene | 'map' | 'hall', game: GameDesk | null): void {
  useEffect(() => {
    window.stageDesk = { clock, sheets: sheetsOf(scene), textureBytes, game };
    return () => {
      delete window.stageDesk;
    };
  }, [clock, scene, game]);
}

const MAP: Pick<Scene, 'motion'> = { motion: [MAP_MOTION] };
const HALL: Pick<Scene, 'motion'> = { motion: [HALL_MOTION] };

function sheetsOf(name: StageScene | 'map' | 'hall'): KnobSheet[] {
  const { motion } = name === 'map' ? MAP : name === 'hall' ? HALL : scenes[name];
  return motion.map((values) => ({
    values: values as Record<string, KnobValue>,
    declaration: declarationOf(values),
  }));
}
