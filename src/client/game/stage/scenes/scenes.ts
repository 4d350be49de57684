import type { ComponentType } from 'react';
import { TRANSITION_MS } from '#client/game/flow/scenes.ts';
import type { SceneBundle } from '../assets/bundles.ts';
import { COCKPIT_MOTION } from '../cockpit/Cockpit.tsx';
import { SCREEN_MOTION } from '../cockpit/RaisedScreen.tsx';
import { SMALL_SCREEN } from '../cockpit/WindowFrame.tsx';
import type { PictureProps } from '../engine/view.ts';
import { ROBOT_SCREEN } from '../robot/Robot.tsx';
import { ROBOT_MOTION } from '../robot/robotPose.ts';
import { CAROUSEL_MOTION } from '../space/Carousel.tsx';
import { PARALLAX } from '../space/gaze.ts';
import { PLANET_LIGHTS_MOTION } from '../space/PlanetLights.tsx';
import { FLAME_MOTION } from '../space/Ship.tsx';
import { STREAK_MOTION } from '../space/Streaks.tsx';
import { SPACE_MOTION } from '../space/space.ts';
import type { StageScene } from '../stageProps.ts';
import { ARRIVAL_MOTION } from './arrival.ts';
import { CabinPicture } from './cabin.tsx';
import { CELEBRATION_MOTION } from './celebration.tsx';
import { COUNCIL_MOTION, CouncilPicture } from './council.tsx';
import { DILEMMA_MOTION } from './dilemma.ts';
import { HANGAR_MOTION } from './hangar.tsx';
import { INTRO_MOTION } from './intro.ts';
import { LOADING_MOTION, LoadingPicture } from './loading.tsx';
import { LOGIN_MOTION, LoginPicture } from './login.tsx';
import { MISSION_ARRIVAL_MOTION } from './missionArrival.ts';
import { QUIZ_MOTION } from './quiz.ts';
import { TAKE_OFF_MOTION, TakeOffPicture } from './takeOff.tsx';
import { UPLOAD_MOTION } from './upload.tsx';
import { WARP_MOTION } from './warp.tsx';
import { WRITE_MOTION } from './write.ts';

/** A scene that the flow, or the sign-in page, can ask for. */
export interface Scene {
  /** Scenes with the same component change into each other without a cross-fade. */
  Picture: ComponentType<PictureProps>;
  /** Loaded before the scene is shown. */
  bundles: readonly SceneBundle[];
  /** Milliseconds after which it ends by itself; absent = it stays until the flow moves on. */
  lengthMs?: number;
  /** Something flies, so the scene gets more frames on slow machines. */
  lively?: true;
  /** The motion constants (see knobs.ts) of the scene and of the sprites it is made of. */
  motion: readonly object[];
}

const SKY = [SPACE_MOTION, PARALLAX];
const SHIP = [ROBOT_MOTION, ROBOT_SCREEN, SCREEN_MOTION, COCKPIT_MOTION, SMALL_SCREEN, ...SKY];

/** Returns a scene inside the ship with these motion constants. */
function inside(...motion: readonly object[]) {
  return {
    Picture: CabinPicture,
    bundles: ['sky', 'hull', 'robot', 'system'] satisfies SceneBundle[],
    motion: [...motion, ...SHIP],
  };
}

export const scenes: Readonly<Record<StageScene, Scene>> = {
  login: {
    Picture: LoginPicture,
    bundles: ['login', 'sky', 'passing'],
    motion: [LOGIN_MOTION, ...SKY],
  },
  loading: { Picture: LoadingPicture, bundles: ['sky', 'system'], motion: [LOADING_MOTION, ...SKY] },
  intro: inside(INTRO_MOTION),
  hangar: {
    ...inside(HANGAR_MOTION, CAROUSEL_MOTION, FLAME_MOTION),
    bundles: ['sky', 'hull', 'robot', 'nebula', 'fleet', 'flame'],
    lively: true,
  },
  cockpit: inside(),
  quiz: inside(QUIZ_MOTION),
  write: inside(WRITE_MOTION),
  upload: inside(UPLOAD_MOTION),
  dilemma: { ...inside(DILEMMA_MOTION, PLANET_LIGHTS_MOTION), lively: true },
  missionArrival: { ...inside(MISSION_ARRIVAL_MOTION), lively: true },
  celebration: { ...inside(CELEBRATION_MOTION), lively: true },
  takeOff: {
    Picture: TakeOffPicture,
    bundles: ['sky', 'system', 'login', 'ship', 'flame'],
    lengthMs: TRANSITION_MS.takeOff,
    lively: true,
    motion: [TAKE_OFF_MOTION, FLAME_MOTION, ...SKY],
  },
  warp: { ...inside(WARP_MOTION, STREAK_MOTION), lengthMs: TRANSITION_MS.warp, lively: true },
  arrival: { ...inside(ARRIVAL_MOTION), lengthMs: TRANSITION_MS.arrival, lively: true },
  council: { Picture: CouncilPicture, bundles: ['council', 'sky'], motion: [COUNCIL_MOTION, PARALLAX] },
};
