import { type CallOptions, call } from '#client/api/call.ts';
import { useSupports } from '#client/session/useSupports.ts';
import type { SolarSystem } from '#content/SolarSystem.ts';
import { solar } from '#contract/game/solar.ts';
import { THEME_IDS, type Theme } from '#domain/vocabulary.ts';

/** Loads the script of a solar system, in easy read where the supports in use ask for it. */
export async function loadScript(theme: Theme, options: Pick<CallOptions, 'signal'>): Promise<SolarSystem> {
  const isEasy = useSupports.getState().supports.easyRead;
  const script = await call(solar[isEasy ? 'easySolar' : 'solar'], { params: { solarId: THEME_IDS[theme] } }, options);
  return { ...(script as SolarSystem), isEasy };
}
