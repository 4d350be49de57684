import { useLayoutEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changeSettings } from './session/deviceSettings.ts';

const PARAMETER = 'ecra';
const SCREENS: Readonly<Record<string, boolean>> = { projetor: true, normal: false };

/**
 * Turns 'Modo projetor' on with `?ecra=projetor` and off with `?ecra=normal`, on any URL of the product. The setting is saved on
 * the device, so it survives sign-in and redirects.
 */
export function useProjectorParameter(): void {
  const asked = SCREENS[useSearchParams()[0].get(PARAMETER) ?? ''];
  useLayoutEffect(() => {
    if (asked !== undefined) changeSettings({ projector: asked });
  }, [asked]);
}
