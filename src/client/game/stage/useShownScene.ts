import type { Application } from 'pixi.js';
import { useEffect, useRef, useState } from 'react';
import type { SceneName } from '#client/game/flow/scenes.ts';
import type { ShipNumber, Theme } from '#domain/vocabulary.ts';
import { bundlePictures, type SceneBundle } from './bundles.ts';
import { crossFade } from './crossFade.ts';
import { scenes } from './scenes/scenes.ts';
import { loadPictures } from './textures.ts';
import { shipOf } from './view.ts';

export interface Shown {
  scene: SceneName;
  theme: Theme;
  ship: ShipNumber;
}

const FADE_MS = 420;
const STILL_FADE_MS = 200;

/** What comes soon after any scene: fetched quietly once the first one is up. */
const SOON: readonly SceneBundle[] = ['cockpit', 'robot', 'system', 'ship'];

function pictures(bundles: readonly SceneBundle[], { theme, ship }: Shown) {
  return bundles.flatMap((bundle) => bundlePictures(bundle, theme, shipOf(ship).key));
}

/** Loads what the wanted scene needs, then changes to it by a cross-fade; null until the first one is there. */
export function useShownScene({ scene, theme, ship }: Shown, app: Application | null, still: boolean): Shown | null {
  const [shown, setShown] = useState<Shown | null>(null);
  const last = useRef<Shown | null>(null);
  useEffect(() => {
    let wanted = true;
    const next = { scene, theme, ship };
    void loadPictures(pictures(scenes[scene].bundles, next)).then(() => {
      if (!wanted) return;
      const before = last.current;
      const other = before !== null && (before.scene !== scene || before.theme !== theme);
      if (app?.ticker.started && other) crossFade(app, still ? STILL_FADE_MS : FADE_MS);
      last.current = next;
      setShown(next);
      void loadPictures(pictures(SOON, next));
    });
    return () => {
      wanted = false;
    };
  }, [scene, theme, ship, app, still]);
  return shown;
}
