import type { Application } from 'pixi.js';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Hull } from '#client/game/flow/cockpitLayout.ts';
import type { StageClock } from '../engine/clock.ts';
import { beginCrossFade, FADE_MS, prepareCrossFade, STILL_FADE_MS } from '../engine/crossFade.ts';
import { dropTints } from '../engine/renderer/canvasRenderer.ts';
import { scenes } from '../scenes/scenes.ts';
import type { StageSubject } from '../stageProps.ts';
import { type PictureKey, picturesOf } from './bundles.ts';
import { PREFETCH_AFTER_MS, picturesOfNextScene, picturesToPrefetch, prefetchPictures } from './prefetch.ts';
import { present } from './present.ts';
import { isLoaded, TextureCache, texture } from './textures.ts';

/** What is on the canvas, with its pictures loaded. */
export interface ShownScene extends StageSubject {
  hull: Hull | null;
}

interface Showing {
  shown: ShownScene | null;
  /** The last `shown` that has reached the canvas. */
  drawn: ShownScene | null;
  /** Must be called when `shown` is on the canvas. */
  onDrawn(shown: ShownScene): void;
}

const NO_LIGHTS: NonNullable<StageSubject['lights']> = {};

/** By then the parts of the previous scene have faded, the planets last (Worlds.tsx). */
const LEAVING_SECONDS = 2;

function scenePictures(shown: ShownScene): readonly PictureKey[] {
  return picturesOf(scenes[shown.scene].bundles, shown);
}

/** Returns the pictures that a scene keeps for its successor: only a flight does, because its next part follows at once. */
function picturesKept(shown: ShownScene): readonly PictureKey[] {
  return scenes[shown.scene].lengthMs === undefined ? [] : picturesOfNextScene(shown.scene, shown);
}

/**
 * Loads the pictures of the wanted scene, then shows it; releases pictures no longer shown and prefetches the next
 * ones.
 */
export function useShownScene(wanted: ShownScene, app: Application | null, clock: StageClock, still: boolean): Showing {
  const { scene, theme, ship, mission, hull, lights = NO_LIGHTS } = wanted;
  const [shown, setShown] = useState<ShownScene | null>(null);
  const [drawn, setDrawn] = useState<ShownScene | null>(null);
  const [textures] = useState(() => new TextureCache());
  const last = useRef<ShownScene | null>(null);
  const tidying = useRef<(() => void) | null>(null);
  useEffect(() => () => leave(textures, tidying), [textures]);
  useEffect(() => {
    const next = { scene, theme, ship, mission, hull, lights };
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
    if (isHere && isComplete) void textures.load(keys);
    else void present({ textures, app, keys, leaving: leaving.signal, show });
    return () => leaving.abort();
  }, [scene, theme, ship, mission, hull, lights, app, clock, still, textures]);
  useEffect(() => {
    if (!drawn) return;
    const left = new AbortController();
    const prefetch = () => void prefetchPictures(picturesToPrefetch(drawn.scene, drawn), left.signal);
    const timer = window.setTimeout(prefetch, PREFETCH_AFTER_MS);
    return () => {
      window.clearTimeout(timer);
      left.abort();
    };
  }, [drawn]);
  const onDrawn = useCallback(
    (now: ShownScene) => {
      const keys = scenePictures(now);
      textures.show([...keys, ...picturesKept(now).filter(isLoaded)]);
      tidyLater(clock, textures, tidying);
      if (app) reveal(app, clock, keys);
      setDrawn(now);
    },
    [textures, app, clock],
  );
  return { shown, drawn, onDrawn };
}

/** Called when the new scene is on the canvas, beneath the snapshot of the last one. */
function reveal(app: Application, clock: StageClock, keys: readonly PictureKey[]): void {
  beginCrossFade(app, clock);
  dropTints(app.renderer, keys.map(texture));
}

/** Releases the pictures of the previous scene when its last parts have faded. */
function tidyLater(clock: StageClock, textures: TextureCache, tidying: RefObject<(() => void) | null>): void {
  tidying.current?.();
  tidying.current = clock.add({
    still: false,
    frame: ({ age }) => {
      if (age < LEAVING_SECONDS) return;
      tidying.current?.();
      tidying.current = null;
      textures.tidy();
    },
  });
}

function leave(textures: TextureCache, tidying: RefObject<(() => void) | null>): void {
  tidying.current?.();
  tidying.current = null;
  textures.clear();
}

/** Returns whether only ship or mission differ: the shown scene then changes at once, and new pictures join it. */
function isSamePlace(before: ShownScene, next: ShownScene): boolean {
  return before.scene === next.scene && before.theme === next.theme && before.hull === next.hull;
}

/**
 * Returns whether to cross-fade: to another kind of picture or, where nothing moves, to any other scene. Inside the
 * ship its own movement carries the change.
 */
function isOther(before: ShownScene, next: ShownScene, still: boolean): boolean {
  if (before.theme !== next.theme || (still && before.scene !== next.scene)) return true;
  return scenes[before.scene].Picture !== scenes[next.scene].Picture;
}

function fade(app: Application, clock: StageClock, still: boolean): void {
  if (app.ticker.started || clock.driven) prepareCrossFade(app, still ? STILL_FADE_MS : FADE_MS);
}
