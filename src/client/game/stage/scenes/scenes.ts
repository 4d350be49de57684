import type { ComponentType } from 'react';
import { type SceneName, TRANSITION_MS } from '#client/game/flow/scenes.ts';
import type { SceneBundle } from '../bundles.ts';
import type { PictureProps } from '../view.ts';
import { ArrivalScene } from './arrival.tsx';
import { CelebrationScene } from './celebration.tsx';
import { CockpitScene } from './cockpit.tsx';
import { CouncilScene } from './council.tsx';
import { HangarScene } from './hangar.tsx';
import { IntroScene } from './intro.tsx';
import { LoadingScene } from './loading.tsx';
import { QuizScene } from './quiz.tsx';
import { TakeOffScene } from './takeOff.tsx';
import { UploadScene } from './upload.tsx';
import { WarpScene } from './warp.tsx';
import { WriteScene } from './write.tsx';

/** A picture that the flow can ask for. */
export interface Scene {
  Picture: ComponentType<PictureProps>;
  /** Loaded before the picture is shown. */
  bundles: readonly SceneBundle[];
  /** Milliseconds after which it ends by itself; absent = it stays until the flow goes on. */
  lengthMs?: number;
  /** Something flies: worth more frames where frames are dear. */
  lively?: true;
}

const CABIN = ['sky', 'cockpit', 'robot', 'system'] as const satisfies readonly SceneBundle[];

export const scenes = {
  loading: { Picture: LoadingScene, bundles: ['sky', 'system'] },
  intro: { Picture: IntroScene, bundles: CABIN },
  hangar: { Picture: HangarScene, bundles: [...CABIN, 'fleet'], lively: true },
  cockpit: { Picture: CockpitScene, bundles: CABIN },
  quiz: { Picture: QuizScene, bundles: CABIN },
  write: { Picture: WriteScene, bundles: CABIN },
  upload: { Picture: UploadScene, bundles: CABIN },
  celebration: { Picture: CelebrationScene, bundles: CABIN },
  takeOff: { Picture: TakeOffScene, bundles: ['sky', 'system', 'ship'], lengthMs: TRANSITION_MS.takeOff, lively: true },
  warp: { Picture: WarpScene, bundles: ['sky', 'system', 'cockpit'], lengthMs: TRANSITION_MS.warp, lively: true },
  arrival: { Picture: ArrivalScene, bundles: CABIN, lengthMs: TRANSITION_MS.arrival, lively: true },
  council: { Picture: CouncilScene, bundles: ['sky', 'system', 'avatars'] },
} as const satisfies Record<SceneName, Scene>;
