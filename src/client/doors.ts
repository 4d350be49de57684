import { type ComponentType, lazy } from 'react';
import { retryOnce } from '#client/ui/retryOnce.ts';
import { reloadForNewer } from './offline/updates.ts';
import { whilePending } from './ui/feedback/pending.ts';

/** Each door is a download of its own: a team never fetches the panel, a teacher never fetches the stage. */
export const LoginPage = door(() => import('./login/LoginPage.tsx').then((room) => room.LoginPage));
export const Game = door(() => import('./game/Game.tsx').then((room) => room.Game));
export const Panel = door(() => import('./panel/Panel.tsx').then((room) => room.Panel));
export const PdfPage = door(() => import('./pages/PdfPage.tsx').then((room) => room.PdfPage));
/** Behind the sign-in window, once the page is at rest; whoever signs in can do without it. */
export const LoginSky = door(() => import('./game/LoginSky.tsx').then((room) => room.LoginSky), false);
export const UpdateNotice = door(() => import('./offline/UpdateNotice.tsx').then((room) => room.UpdateNotice), false);
/** The designers' selector: in development, and in a build that asks for it by VITE_DEV_SCENES=1. */
export const DevScenes =
  import.meta.env.DEV || import.meta.env.VITE_DEV_SCENES === '1'
    ? door(() => import('./dev/DevScenes.tsx').then((room) => room.DevScenes))
    : null;
export const NotFoundPage = door(() => import('./pages/NotFoundPage.tsx').then((room) => room.NotFoundPage));

function door<Props = object>(load: () => Promise<ComponentType<Props>>, isWholePage = true) {
  return lazy(async () => {
    const room = whilePending(retryOnce(load));
    return { default: await (isWholePage ? room.catch(fromNewerVersion) : room) };
  });
}

/** A page whose files are gone, because the server has a newer version, is loaded anew; nothing was shown yet. */
async function fromNewerVersion(error: unknown): Promise<never> {
  if (await reloadForNewer()) await new Promise(() => {});
  throw error;
}
