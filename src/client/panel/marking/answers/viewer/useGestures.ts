import { useEffect, useRef } from 'react';
import type { Point } from './pictureView.ts';

/** Receives the zoom factor, the place of the fingers from the middle of the stage, and how far they moved. */
type Follow = (factor: number, at: Point, by: Point) => void;

/** Zoom exponent for each pixel of wheel movement. */
const WHEEL = 0.004;
/** Limit of one wheel event, in pixels: a touchpad sends many small steps, a mouse notch a hundred or more. */
const MAX_WHEEL_PX = 60;
const STILL: Point = { x: 0, y: 0 };

/** Follows the wheel, one dragging pointer, and the pinch of two fingers on the stage. */
export function useGestures(stage: HTMLElement | null, follow: Follow): void {
  const latest = useRef(follow);
  useEffect(() => {
    latest.current = follow;
  });
  useEffect(() => {
    if (stage === null) return undefined;
    const ends = [followPointers(stage, latest), followWheel(stage, latest)];
    return () => {
      for (const end of ends) end();
    };
  }, [stage]);
}

type Latest = Readonly<{ current: Follow }>;

function followPointers(stage: HTMLElement, latest: Latest): () => void {
  const pointers = new Map<number, Point>();
  const press = (event: PointerEvent) => {
    // A third finger changes nothing, and the other buttons of a mouse open menus.
    if (pointers.size === 2 || event.button !== 0) return;
    pointers.set(event.pointerId, placeOf(stage, event));
    stage.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId);
    if (before === undefined) return;
    const now = placeOf(stage, event);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, now);
    if (other === undefined) latest.current(1, now, { x: now.x - before.x, y: now.y - before.y });
    else pinch(latest, before, now, other);
  };
  const release = (event: PointerEvent) => void pointers.delete(event.pointerId);
  stage.addEventListener('pointerdown', press);
  stage.addEventListener('pointermove', move);
  stage.addEventListener('pointerup', release);
  stage.addEventListener('pointercancel', release);
  return () => {
    stage.removeEventListener('pointerdown', press);
    stage.removeEventListener('pointermove', move);
    stage.removeEventListener('pointerup', release);
    stage.removeEventListener('pointercancel', release);
  };
}

/** One of two fingers moved from `before` to `now`. */
function pinch(latest: Latest, before: Point, now: Point, other: Point): void {
  const apart = distance(before, other);
  const factor = apart === 0 ? 1 : distance(now, other) / apart;
  const middle = { x: (before.x + other.x) / 2, y: (before.y + other.y) / 2 };
  latest.current(factor, middle, { x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 });
}

function followWheel(stage: HTMLElement, latest: Latest): () => void {
  const turn = (event: WheelEvent) => {
    event.preventDefault();
    const delta = Math.min(MAX_WHEEL_PX, Math.max(-MAX_WHEEL_PX, event.deltaY));
    latest.current(Math.exp(-delta * WHEEL), placeOf(stage, event), STILL);
  };
  // Not passive, or the page could not be kept from scrolling.
  stage.addEventListener('wheel', turn, { passive: false });
  return () => stage.removeEventListener('wheel', turn);
}

function placeOf(stage: HTMLElement, { clientX, clientY }: MouseEvent): Point {
  const { left, top, width, height } = stage.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
