import type { Clips, Theme } from './clips.ts';

const LOADERS: Record<Theme, () => Promise<{ clips: Clips }>> = {
  ic: () => import('./clips/ic.ts'),
  dh: () => import('./clips/dh.ts'),
  ds: () => import('./clips/ds.ts'),
};

/** Loads the table of a theme's clips, not the sounds themselves. */
export async function loadClips(theme: Theme): Promise<Clips> {
  return (await LOADERS[theme]()).clips;
}
