import { useInsertionEffect } from 'react';
import { useDeviceSettings } from '#client/session/deviceSettings.ts';

/** Marks the page with how the device wants to be read; styles.css does the rest. The marks go with the game. */
export function useDisplay(): void {
  const { projector, highContrast, calm } = useDeviceSettings();
  // Before any layout effect: what measures whether its type fits measures the type that will be seen.
  useInsertionEffect(() => {
    const { dataset } = document.documentElement;
    const marks = { projector: projector ? 'on' : '', contrast: highContrast ? 'more' : '', calm: calm ? 'on' : '' };
    for (const [name, value] of Object.entries(marks)) {
      if (value === '') delete dataset[name];
      else dataset[name] = value;
    }
    return () => {
      for (const name of Object.keys(marks)) delete dataset[name];
    };
  }, [projector, highContrast, calm]);
}
