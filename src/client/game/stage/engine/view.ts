import type { CockpitLayout, Raised, Rect } from '#client/game/flow/cockpitLayout.ts';
import type { RobotGaze, RobotMood } from '#client/game/flow/scenes.ts';
import type { Voice } from '#client/game/flow/voice.ts';
import { SHIPS, type Ship, type ShipNumber } from '#domain/vocabulary.ts';
import type { StageSubject } from '../stageProps.ts';

/** The canvas in CSS pixels, and where the cockpit's parts stand on it. */
export interface View {
  width: number;
  height: number;
  layout: CockpitLayout;
}

/** What every scene is told. */
export interface PictureProps extends StageSubject {
  view: View;
  robot: RobotMood;
  gaze: RobotGaze;
  raised: Raised;
  voice: Voice;
  projector: boolean;
  /** Reduced motion: nothing drifts, bobs or shakes. */
  still: boolean;
  /** Another object whenever pictures have come: parts that are kept as they are look their textures up anew. */
  arrived: object;
}

/** The whole canvas, for scenes outside the ship. */
export function wholeArea(view: View): Rect {
  return { x: 0, y: 0, width: view.width, height: view.height };
}

/** The length that pictures in an area are measured by: its height, or half of its width where it is narrow. */
export function unitOf(area: Rect): number {
  return Math.min(area.height, area.width * 0.56);
}

export function shipOf(number: ShipNumber): Ship {
  return SHIPS[number];
}
