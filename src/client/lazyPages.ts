import { type ComponentType, lazy } from 'react';
import { retryOnce } from '#client/ui/retryOnce.ts';
import { reloadForNewer } from './offline/updates.ts';
import { whilePending } from './ui/feedback/pending.ts';

/** Lazy pages, one chunk each: a team never downloads the panel, a teacher never downloads the stage. */
export const LoginPage = lazyPage(() => import('./login/LoginPage.tsx').then((module) => module.LoginPage));
export const Game = lazyPage(() => import('./game/Game.tsx').then((module) => module.Game));
export const Panel = lazyPage(() => import('./panel/Panel.tsx').then((module) => module.Panel));
export const PdfPage = lazyPage(() => import('./pages/PdfPage.tsx').then((module) => module.PdfPage));
/** The sky behind the sign-in window, loaded once the page is at rest; sign-in works without it. */
export const LoginSky = lazyPage(() => import('./game/LoginSky.tsx').then((module) => module.LoginSky), false);
export const UpdateNotice = lazyPage(
  () => import('./offline/UpdateNotice.tsx').then((module) => module.UpdateNotice),
  false,
);
/** The star map that a class projects, a page without a sign-in. */
export const ClassMapPage = lazyPage(() => import('./game/map/ClassMapPage.tsx').then((module) => module.ClassMapPage));
/** The designers' scene selector, only in development and in builds with VITE_DEV_SCENES=1. */
export const DevScenes =
  import.meta.env.DEV || import.meta.env.VITE_DEV_SCENES === '1'
    ? lazyPage(() => import('./dev/DevScenes.tsx').then((module) => module.DevScenes))
    : null;
export const NotFoundPage = lazyPage(() => import('./pages/NotFoundPage.tsx').then((module) => module.NotFoundPage));

function lazyPage<Props = object>(load: () => Promise<ComponentType<Props>>, isWholePage = true) {
  return lazy(async () => {
    const module = whilePending(retryOnce(load));
    return { default: await (isWholePage ? module.catch(reloadIfNewer) : module) };
  });
}

/** Reloads a page whose files are gone because the server has a newer version; the page has shown nothing yet. */
async function reloadIfNewer(error: unknown): Promise<never> {
  if (await reloadForNewer()) await new Promise(() => {});
  throw error;
}
