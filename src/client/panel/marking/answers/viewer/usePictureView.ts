import { useEffect, useState } from 'react';
import {
  movedBy,
  type PictureView,
  type Point,
  type Room,
  type Size,
  turnedOnce,
  WHOLE_PICTURE,
  withinRoom,
  zoomedBy,
} from './pictureView.ts';

const NO_SIZE: Size = { width: 0, height: 0 };

/** The view of one picture, and what changes it. */
export interface PictureControl {
  view: PictureView;
  room: Room;
  /** The last change came from a button or a key, so that it may be animated. */
  isSmooth: boolean;
  setStage: (stage: HTMLElement | null) => void;
  stage: HTMLElement | null;
  /** Receives the picture's own size once it has loaded. */
  setPicture: (size: Size) => void;
  /** By a button or a key; returns the new view. */
  zoomBy: (factor: number) => PictureView;
  moveBy: (by: Point) => void;
  turn: () => PictureView;
  /** By fingers, wheel or pointer: zooms at a place and moves at the same time. */
  follow: (factor: number, at: Point, by: Point) => void;
}

/** Returns the view of the picture `id`. Each picture begins whole and unturned. */
export function usePictureView(id: string): PictureControl {
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const [loaded, setLoaded] = useState({ id, size: NO_SIZE });
  const [changed, setChanged] = useState({ id, view: WHOLE_PICTURE, isSmooth: false });
  const room = { picture: loaded.id === id ? loaded.size : NO_SIZE, stage: useSize(stage) };
  const view = withinRoom(changed.id === id ? changed.view : WHOLE_PICTURE, room);
  const change = (next: (view: PictureView) => PictureView, isSmooth: boolean) =>
    setChanged((last) => ({ id, view: next(last.id === id ? last.view : WHOLE_PICTURE), isSmooth }));
  const changeTo = (next: PictureView) => {
    setChanged({ id, view: next, isSmooth: true });
    return next;
  };
  return {
    view,
    room,
    isSmooth: changed.id === id && changed.isSmooth,
    stage,
    setStage,
    setPicture: (size) => setLoaded({ id, size }),
    zoomBy: (factor) => changeTo(zoomedBy(view, factor, room)),
    moveBy: (by) => change((last) => movedBy(last, by, room), true),
    turn: () => changeTo(turnedOnce(view, room)),
    follow: (factor, at, by) => change((last) => movedBy(zoomedBy(last, factor, room, at), by, room), false),
  };
}

/** Returns the inner size of an element, and follows it. */
function useSize(element: HTMLElement | null): Size {
  const [size, setSize] = useState(NO_SIZE);
  useEffect(() => {
    if (element === null) return undefined;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
