import { useLayoutEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changeSettings } from './session/deviceSettings.ts';

const PARAMETER = 'ecra';
const SCREENS: Readonly<Record<string, boolean>> = { projetor: true, normal: false };

/**
 * Turns 'Modo projetor' on with `?ecra=projetor`, off with `?ecra=normal`, for this device. Any address of the product may
 * carry it: the setting is kept, so it outlives signing in and the redirections on the way to the game.
 */
export function useAskedScreen(): void {
  const asked = SCREENS[useSearchParams()[0].get(PARAMETER) ?? ''];
  useLayoutEffect(() => {
    if (asked !== undefined) changeSettings({ projector: asked });
  }, [asked]);
}
