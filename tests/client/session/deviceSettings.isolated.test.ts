// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';

async function freshSettings() {
  vi.resetModules();
  const { changeSettings, DEFAULT_SETTINGS, useDeviceSettings } = await import('#client/session/deviceSettings.ts');
  const { wipeLocalItems } = await import('#client/session/localItems.ts');
  return { changeSettings, DEFAULT_SETTINGS, now: () => useDeviceSettings.getState(), wipeLocalItems };
}

beforeEach(() => localStorage.clear());

describe('the settings of a device', () => {
  it('start with all sounds on and all display options off', async () => {
    const { now, DEFAULT_SETTINGS } = await freshSettings();
    expect(now()).toEqual(DEFAULT_SETTINGS);
    expect(now()).toMatchObject({ music: true, voice: true, effects: true, projector: false });
  });

  it('are stored independently', async () => {
    const first = await freshSettings();
    first.changeSettings({ music: false });
    first.changeSettings({ projector: true });
    const second = await freshSettings();
    expect(second.now()).toEqual({ ...second.DEFAULT_SETTINGS, music: false, projector: true });
  });

  it('outlive the wipe at signing out', async () => {
    const first = await freshSettings();
    first.changeSettings({ voice: false });
    localStorage.setItem('user-data', '{}');
    first.wipeLocalItems();
    expect(localStorage.getItem('user-data')).toBeNull();
    expect((await freshSettings()).now().voice).toBe(false);
  });

  it.each(['', 'x', '[]', 'null', '{"music":"no","voice":false}'])('survive the damaged text %j', async (text) => {
    localStorage.setItem('device-settings', text);
    const { now } = await freshSettings();
    expect(now().music).toBe(true);
    expect(now().voice).toBe(!text.includes('false'));
  });
});
