import { savesData } from '#client/ui/savesData.ts';
import { SHIPS } from '#domain/vocabulary.ts';
import { scenes } from '../scenes/scenes.ts';
import type { StageScene } from '../stageProps.ts';
import { type BundleOwner, type PictureKey, picturesOf, shipPicture } from './bundles.ts';
import { fileOf } from './fetchPicture.ts';

/** Scenes that may follow each scene; their pictures are fetched in advance. */
const NEXT_SCENES: Readonly<Record<StageScene, readonly StageScene[]>> = {
  // Whose solar system follows is not known yet.
  login: [],
  loading: ['intro'],
  intro: ['hangar', 'cockpit'],
  hangar: ['cockpit', 'takeOff'],
  cockpit: ['takeOff', 'council'],
  quiz: ['takeOff'],
  write: ['takeOff'],
  upload: ['takeOff'],
  dilemma: ['takeOff'],
  missionArrival: ['takeOff'],
  celebration: ['takeOff'],
  takeOff: ['warp'],
  warp: ['arrival'],
  arrival: ['cockpit', 'council'],
  council: [],
};

/** Returns the pictures of all scenes that may follow `scene`. */
export function picturesOfNextScene(scene: StageScene, owner: BundleOwner): readonly PictureKey[] {
  return [...new Set(NEXT_SCENES[scene].flatMap((next) => picturesOf(scenes[next].bundles, owner)))];
}

/** Returns the pictures to fetch during `scene`: in the hangar all ships first, then those of the following scenes. */
export function picturesToPrefetch(scene: StageScene, owner: BundleOwner): readonly PictureKey[] {
  const fleet = scene === 'hangar' ? SHIPS.map(({ key }) => shipPicture(key)) : [];
  return [...new Set([...fleet, ...picturesOfNextScene(scene, owner)])];
}

/** A new scene first fetches its own files, for instance its sounds; prefetching begins this much later. */
export const PREFETCH_AFTER_MS = 2_000;

/** Addresses. */
const fetched = new Set<string>();

/**
 * Fetches pictures into the HTTP cache, one at a time and with low priority; decodes and uploads nothing. Does nothing
 * when the device saves data; stops when `signal` aborts. Never rejects.
 */
export async function prefetchPictures(keys: readonly PictureKey[], signal: AbortSignal): Promise<void> {
  if (savesData()) return;
  for (const key of keys) {
    const address = fileOf(key);
    if (fetched.has(address)) continue;
    try {
      const response = await fetch(address, { priority: 'low', signal });
      await response.arrayBuffer();
      if (response.ok) fetched.add(address);
    } catch {
      if (signal.aborted) return;
    }
  }
}
