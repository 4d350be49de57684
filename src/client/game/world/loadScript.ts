import { type CallOptions, call } from '#client/api/call.ts';
import { useSupports } from '#client/session/useSupports.ts';
import type { SolarSystem } from '#content/SolarSystem.ts';
import { solar } from '#contract/game/solar.ts';
import { THEME_IDS, type Theme } from '#domain/vocabulary.ts';

/** Whether the supports in use ask for easy read. */
export const wantsEasyRead = (): boolean => useSupports.getState().supports.easyRead;

/** Loads the script of a solar system, in easy read where that is asked for. */
export async function loadScript(
  theme: Theme,
  options: Pick<CallOptions, 'signal'>,
  isEasy = wantsEasyRead(),
): Promise<SolarSystem> {
  const script = await call(solar[isEasy ? 'easySolar' : 'solar'], { params: { solarId: THEME_IDS[theme] } }, options);
  return { ...(script as SolarSystem), isEasy };
}
