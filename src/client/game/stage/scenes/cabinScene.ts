import type { ComponentType } from 'react';
import type { Rect } from '#client/game/flow/cockpitLayout.ts';
import type { Camera } from '../engine/camera.ts';
import type { View } from '../engine/view.ts';
import type { StageSubject } from '../stageProps.ts';

/** Props of the parts of a scene inside the ship; during a scene only the ship changes. */
export interface CabinPartProps extends Omit<StageSubject, 'scene'> {
  view: View;
  /** The window. */
  area: Rect;
  camera: Camera;
  still: boolean;
  arrived: object;
}

/** A scene inside the ship: its camera movement, and the parts that only this scene has. */
export interface CabinScene {
  /**
   * Writes into `wanted`, which is at rest before, the camera `seconds` after the scene began; infinity = at its end.
   */
  aim?(wanted: Camera, seconds: number, hasMission: boolean): void;
  /** Outside the window, behind the cockpit. */
  Outside?: ComponentType<CabinPartProps>;
  /** In the cabin, behind the raised screen. */
  Inside?: ComponentType<CabinPartProps>;
}
