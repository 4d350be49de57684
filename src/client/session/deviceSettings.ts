import { create } from 'zustand';
import { LOCAL_KEYS, readItem, writeItem } from './localItems.ts';

/** Settings of a device, shared by all accounts on it. */
export interface DeviceSettings {
  /** The looping music. */
  music: boolean;
  /** The narrator. */
  voice: boolean;
  /** Sounds of buttons and flights. */
  effects: boolean;
  /** 'Modo projetor': text twice as large, for a whole class in front of one screen. */
  projector: boolean;
}

export const DEFAULT_SETTINGS: DeviceSettings = {
  music: true,
  voice: true,
  effects: true,
  projector: false,
};

/** Store of this device's settings; sign-out keeps them. */
export const useDeviceSettings = create<DeviceSettings>(() => storedSettings());

/** Changes some settings and saves them on the device. */
export function changeSettings(change: Partial<DeviceSettings>): void {
  useDeviceSettings.setState(change);
  writeItem(LOCAL_KEYS.settings, useDeviceSettings.getState());
}

/** Each unknown or damaged value falls back to its default. */
function storedSettings(): DeviceSettings {
  const kept = readItem(LOCAL_KEYS.settings);
  const values = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  const entries = Object.entries(DEFAULT_SETTINGS).map(([name, standard]) => {
    const value = values[name];
    return [name, typeof value === 'boolean' ? value : standard];
  });
  return Object.fromEntries(entries) as DeviceSettings;
}
