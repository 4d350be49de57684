import { useInsertionEffect } from 'react';
import { useDeviceSettings } from '#client/session/deviceSettings.ts';
import { useSupports } from '#client/session/useSupports.ts';

/** Sets the projector and the supports for the eyes as data attributes of the page, for styles.css, and removes them on unmount. */
export function useDisplay(): void {
  const projector = useDeviceSettings((settings) => settings.projector);
  const { contrast, calm } = useSupports(({ supports }) => supports);
  // Set before layout effects, so that they measure text in its final size.
  useInsertionEffect(() => {
    const { dataset } = document.documentElement;
    const marks = { projector: projector ? 'on' : '', contrast: contrast ? 'more' : '', calm: calm ? 'on' : '' };
    for (const [name, value] of Object.entries(marks)) {
      if (value === '') delete dataset[name];
      else dataset[name] = value;
    }
    return () => {
      for (const name of Object.keys(marks)) delete dataset[name];
    };
  }, [projector, contrast, calm]);
}
