import type { ComponentType } from 'react';
import type { Rect } from '#client/game/flow/cockpitLayout.ts';
import type { Camera } from '../engine/camera.ts';
import type { View } from '../engine/view.ts';
import type { StageSubject } from '../stageProps.ts';

/** What the parts of a scene inside of the ship are told: nothing that changes while the scene is on, but the ship. */
export interface ActProps extends Omit<StageSubject, 'scene'> {
  view: View;
  /** The window. */
  area: Rect;
  camera: Camera;
  still: boolean;
  arrived: object;
}

/** A scene inside of the ship: where its camera goes, and what is there only in this scene. */
export interface CabinScene {
  /** Writes into `wanted`, which comes in at rest, what is to be seen `seconds` after the scene began; infinity = at its end. */
  aim?(wanted: Camera, seconds: number, hasMission: boolean): void;
  /** Before the window. */
  Outside?: ComponentType<ActProps>;
  /** In the cabin, behind the raised screen. */
  Inside?: ComponentType<ActProps>;
}
