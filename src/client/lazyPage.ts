import { type ComponentType, lazy } from 'react';
import { retryOnce } from '#client/ui/retryOnce.ts';
import { reloadForNewer } from './offline/updates.ts';
import { whilePending } from './ui/feedback/pending.ts';

/** Returns a component that loads when it is first rendered. `isWholePage`: a page whose files are gone may reload. */
export function lazyPage<Props = object>(load: () => Promise<ComponentType<Props>>, isWholePage = true) {
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
