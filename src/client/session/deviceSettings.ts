import { create } from 'zustand';
import { LOCAL_KEYS, readItem, writeItem } from './localItems.ts';

/** What a device is set to, whoever signs in on it. */
export interface DeviceSettings {
  /** The looping music. */
  music: boolean;
  /** The narrator. */
  voice: boolean;
  /** Sounds of buttons and flights. */
  effects: boolean;
  /** 'Modo projetor': twice the type, for a class before one screen. */
  projector: boolean;
  highContrast: boolean;
  /** Fewer movements, as with `prefers-reduced-motion`. */
  calm: boolean;
}

export const DEFAULT_SETTINGS: DeviceSettings = {
  music: true,
  voice: true,
  effects: true,
  projector: false,
  highContrast: false,
  calm: false,
};

/** The settings of this device; they outlive signing out. */
export const useDeviceSettings = create<DeviceSettings>(() => keptSettings());

/** Changes some of the settings and keeps them. */
export function changeSettings(change: Partial<DeviceSettings>): void {
  useDeviceSettings.setState(change);
  writeItem(LOCAL_KEYS.settings, useDeviceSettings.getState());
}

/** Unknown or damaged values fall back to the default, one by one. */
function keptSettings(): DeviceSettings {
  const kept = readItem(LOCAL_KEYS.settings);
  const values = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  const entries = Object.entries(DEFAULT_SETTINGS).map(([name, standard]) => {
    const value = values[name];
    return [name, typeof value === 'boolean' ? value : standard];
  });
  return Object.fromEntries(entries) as DeviceSettings;
}
