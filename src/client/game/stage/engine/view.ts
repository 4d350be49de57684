import type { CockpitLayout, Raised, Rect } from '#client/game/flow/cockpitLayout.ts';
import type { RobotGaze, RobotMood } from '#client/game/flow/scenes.ts';
import type { Voice } from '#client/game/flow/voice.ts';
import { SHIPS, type Ship, type ShipNumber } from '#domain/vocabulary.ts';
import type { StageSubject } from '../stageProps.ts';

/** Size of the canvas in CSS pixels, and positions of the cockpit's parts on it. */
export interface View {
  width: number;
  height: number;
  layout: CockpitLayout;
}

/** Props of every scene. */
export interface PictureProps extends StageSubject {
  view: View;
  robot: RobotMood;
  gaze: RobotGaze;
  raised: Raised;
  voice: Voice;
  projector: boolean;
  /** Reduced motion: nothing drifts, bobs or shakes. */
  still: boolean;
  /** A new object whenever pictures have arrived, so that memoised parts look their textures up again. */
  arrived: object;
}

/** Returns the whole canvas, for scenes outside the ship. */
export function wholeArea(view: View): Rect {
  return { x: 0, y: 0, width: view.width, height: view.height };
}

/** Returns the unit of length for pictures in an area: its height, or about half of its width where it is narrow. */
export function unitOf(area: Rect): number {
  return Math.min(area.height, area.width * 0.56);
}

export function shipOf(number: ShipNumber): Ship {
  return SHIPS[number];
}
