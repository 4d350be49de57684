import { savesData } from '#client/ui/savesData.ts';
import { SHIPS } from '#domain/vocabulary.ts';
import { scenes } from '../scenes/scenes.ts';
import type { StageScene } from '../stageProps.ts';
import { type BundleOwner, PICTURES, type PictureKey, picturesOf, shipPicture } from './bundles.ts';

/** What may come after each scene; its files are fetched while nobody waits for them. */
const SOON: Readonly<Record<StageScene, readonly StageScene[]>> = {
  login: ['loading'],
  loading: ['intro'],
  intro: ['hangar', 'cockpit'],
  hangar: ['cockpit', 'takeOff'],
  cockpit: ['takeOff', 'council'],
  quiz: ['takeOff'],
  write: ['takeOff'],
  upload: ['takeOff'],
  missionArrival: ['takeOff'],
  celebration: ['takeOff'],
  takeOff: ['warp'],
  warp: ['arrival'],
  arrival: ['cockpit', 'council'],
  council: [],
};

/** The pictures of the scenes that may come after one. */
export function nextPictures(scene: StageScene, owner: BundleOwner): readonly PictureKey[] {
  return [...new Set(SOON[scene].flatMap((next) => picturesOf(scenes[next].bundles, owner)))];
}

/** What is worth fetching during a scene: the next ones' pictures, and before them all ships that the hangar can turn to. */
export function soonPictures(scene: StageScene, owner: BundleOwner): readonly PictureKey[] {
  const fleet = scene === 'hangar' ? SHIPS.map(({ key }) => shipPicture(key)) : [];
  return [...new Set([...fleet, ...nextPictures(scene, owner)])];
}

const fetched = new Set<PictureKey>();

/**
 * Brings files into the browser's own store, one after the other and behind everything else: no picture is decoded, nothing
 * goes to the graphics card. Not where the device saves data; until `signal` says stop. It never fails.
 */
export async function fetchSoon(keys: readonly PictureKey[], signal: AbortSignal): Promise<void> {
  if (savesData()) return;
  for (const key of keys) {
    const address = PICTURES.get(key);
    if (address === undefined || fetched.has(key)) continue;
    try {
      const response = await fetch(address, { priority: 'low', signal });
      await response.arrayBuffer();
      if (response.ok) fetched.add(key);
    } catch {
      if (signal.aborted) return;
    }
  }
}
