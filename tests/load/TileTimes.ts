import type { DeviceActivity } from '#client/game/world/lesson/DeviceReporter.ts';
import type { LiveClass } from '#contract/classroom/lessons.ts';
import type { Recorder } from './Recorder.ts';

/** What one team has done and no tile has shown yet, oldest first, and what its tile may still show. */
interface Pending {
  done: { activity: string; at: number }[];
  shown: string;
}

/**
 * Measures the time from a team's key to the teacher's tile that includes it. An activity that no report carried, because
 * newer ones followed within a second, counts with the first tile that shows a newer one.
 */
export class TileTimes {
  private readonly recorder: Recorder;
  private readonly teams = new Map<string, Pending>();

  constructor(recorder: Recorder) {
    this.recorder = recorder;
  }

  /** The team `name` did something that its tile should show. */
  did(name: string, activity: DeviceActivity): void {
    const team = this.teams.get(name) ?? { done: [], shown: '' };
    this.teams.set(name, team);
    const key = keyOf(activity);
    if (key !== (team.done.at(-1)?.activity ?? team.shown)) team.done.push({ activity: key, at: performance.now() });
  }

  /** A panel got the class. Records an error for a tile that shows what its team never did. */
  show({ teams }: LiveClass): void {
    for (const { name, devices } of teams) {
      const [device] = devices;
      const team = this.teams.get(name);
      if (device === undefined || team === undefined) continue;
      const key = keyOf(device);
      if (key === team.shown) continue;
      const place = team.done.findLastIndex(({ activity }) => activity === key);
      if (place === -1) this.recorder.begin('mosaico').failed(`${name}: ${key} em vez de ${team.shown}`);
      for (const { at } of team.done.splice(0, place + 1)) this.recorder.showTile(performance.now() - at);
      team.shown = key;
    }
  }
}

function keyOf({ part, step, words, files }: Omit<DeviceActivity, 'unsent'>): string {
  return JSON.stringify([part, step, words, files]);
}
