import { lazyPage } from './lazyPage.ts';

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
/** The designers' scene selector, only in development and in builds with VITE_DEV_SCENES=1. */
export const DevScenes =
  import.meta.env.DEV || import.meta.env.VITE_DEV_SCENES === '1'
    ? lazyPage(() => import('./dev/DevScenes.tsx').then((module) => module.DevScenes))
    : null;
export const OtherPages = lazyPage(() => import('./pages/OtherPages.tsx').then((module) => module.OtherPages));
