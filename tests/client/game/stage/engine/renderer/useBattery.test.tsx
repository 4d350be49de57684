// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useBattery } from '#client/game/stage/engine/renderer/useBattery.ts';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'getBattery');
});

async function onDeviceWith(getBattery?: () => Promise<EventTarget>) {
  if (getBattery) Object.assign(navigator, { getBattery });
  const { result } = renderHook(() => useBattery());
  await act(async () => {});
  return result;
}

describe('the battery', () => {
  it('is in use while the device is not charging', async () => {
    const battery = Object.assign(new EventTarget(), { charging: false });
    const result = await onDeviceWith(() => Promise.resolve(battery));
    expect(result.current).toBe(true);
    battery.charging = true;
    act(() => {
      battery.dispatchEvent(new Event('chargingchange'));
    });
    expect(result.current).toBe(false);
  });

  it('counts as not in use where the browser does not tell', async () => {
    expect((await onDeviceWith()).current).toBe(false);
    expect((await onDeviceWith(() => Promise.reject(new Error('refused')))).current).toBe(false);
  });
});
