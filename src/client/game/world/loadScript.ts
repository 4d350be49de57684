import { type CallOptions, call } from '#client/api/call.ts';
import { useDeviceSettings } from '#client/session/deviceSettings.ts';
import type { SolarSystem } from '#content/SolarSystem.ts';
import { solar } from '#contract/game/solar.ts';
import { THEME_IDS, type Theme } from '#domain/vocabulary.ts';

/** Loads the script of a solar system, in easy read where this device asks for it. */
export async function loadScript(theme: Theme, options: Pick<CallOptions, 'signal'>): Promise<SolarSystem> {
  const endpoint = solar[useDeviceSettings.getState().easyRead ? 'easySolar' : 'solar'];
  return (await call(endpoint, { params: { solarId: THEME_IDS[theme] } }, options)) as SolarSystem;
}
