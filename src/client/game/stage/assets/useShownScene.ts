import type { Application } from 'pixi.js';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Hull } from '#client/game/flow/cockpitLayout.ts';
import { dropTints } from '../engine/canvasRenderer.ts';
import type { StageClock } from '../engine/clock.ts';
import { crossFade, FADE_MS, STILL_FADE_MS } from '../engine/crossFade.ts';
import { scenes } from '../scenes/scenes.ts';
import type { StageSubject } from '../stageProps.ts';
import { type PictureKey, picturesOf } from './bundles.ts';
import { picturesOfNextScene, picturesToPrefetch, prefetchPictures } from './prefetch.ts';
import { present } from './present.ts';
import { isLoaded, PictureShelf, texture } from './textures.ts';

/** What is on the canvas, its pictures loaded. */
export interface Shown extends StageSubject {
  hull: Hull | null;
}

interface Showing {
  shown: Shown | null;
  /** What has reached the canvas. */
  drawn: Shown | null;
  /** To be called when `shown` is on the canvas. */
  onDrawn(shown: Shown): void;
}

/** What belongs to the scene before has faded by then. */
const LEAVING_SECONDS = 1;

function scenePictures(shown: Shown): readonly PictureKey[] {
  return picturesOf(scenes[shown.scene].bundles, shown);
}

/** Loads what the wanted scene needs, then changes to it; what no longer shows is given back, what may come next is fetched. */
export function useShownScene(wanted: Shown, app: Application | null, clock: StageClock, still: boolean): Showing {
  const { scene, theme, ship, mission, hull } = wanted;
  const [shown, setShown] = useState<Shown | null>(null);
  const [drawn, setDrawn] = useState<Shown | null>(null);
  const [shelf] = useState(() => new PictureShelf());
  const last = useRef<Shown | null>(null);
  const tidying = useRef<(() => void) | null>(null);
  useEffect(() => () => leave(shelf, tidying), [shelf]);
  useEffect(() => {
    const next = { scene, theme, ship, mission, hull };
    const keys = scenePictures(next);
    const leaving = new AbortController();
    const show = () => {
      if (app && last.current && isOther(last.current, next, still)) fade(app, clock, still);
      last.current = next;
      setShown({ ...next });
    };
    const isHere = last.current !== null && isSamePlace(last.current, next);
    const isComplete = keys.every(isLoaded);
    if (isHere) show();
    if (isHere && isComplete) void shelf.load(keys);
    else void present({ shelf, app, keys, leaving: leaving.signal, show });
    return () => leaving.abort();
  }, [scene, theme, ship, mission, hull, app, clock, still, shelf]);
  useEffect(() => {
    if (!drawn) return;
    const left = new AbortController();
    void prefetchPictures(picturesToPrefetch(drawn.scene, drawn), left.signal);
    return () => left.abort();
  }, [drawn]);
  const onDrawn = useCallback(
    (now: Shown) => {
      const keys = scenePictures(now);
      // What the next scenes need and is there already stays: it need not be brought onto the graphics card again.
      shelf.show([...keys, ...picturesOfNextScene(now.scene, now).filter(isLoaded)]);
      tidyLater(clock, shelf, tidying);
      if (app) dropTints(app.renderer, keys.map(texture));
      setDrawn(now);
    },
    [shelf, app, clock],
  );
  return { shown, drawn, onDrawn };
}

/** Gives back what the picture before needed, when its last parts have faded. */
function tidyLater(clock: StageClock, shelf: PictureShelf, tidying: RefObject<(() => void) | null>): void {
  tidying.current?.();
  tidying.current = clock.add({
    still: false,
    frame: ({ age }) => {
      if (age < LEAVING_SECONDS) return;
      tidying.current?.();
      tidying.current = null;
      shelf.tidy();
    },
  });
}

function leave(shelf: PictureShelf, tidying: RefObject<(() => void) | null>): void {
  tidying.current?.();
  tidying.current = null;
  shelf.clear();
}

/** Only another ship or mission: what is there moves on at once, and what is new comes into it. */
function isSamePlace(before: Shown, next: Shown): boolean {
  return before.scene === next.scene && before.theme === next.theme && before.hull === next.hull;
}

/** Another kind of picture. Within the ship its own movement carries the change; where nothing moves, every scene is another one. */
function isOther(before: Shown, next: Shown, still: boolean): boolean {
  if (before.theme !== next.theme || (still && before.scene !== next.scene)) return true;
  return scenes[before.scene].Picture !== scenes[next.scene].Picture;
}

function fade(app: Application, clock: StageClock, still: boolean): void {
  if (app.ticker.started || clock.driven) crossFade(app, clock, still ? STILL_FADE_MS : FADE_MS);
}
