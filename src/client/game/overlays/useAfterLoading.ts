import { useEffect } from 'react';
import { useLatePart } from '#client/ui/hooks/useLatePart.ts';

const load = () => import('./afterLoading.ts');

/** What the cockpit loads once it is shown; undefined or null while it is not there. */
export type AfterLoading = ReturnType<typeof useAfterLoading>;

/** Loads it and lets its keys be heard. */
export function useAfterLoading() {
  const late = useLatePart(true, load);
  useEffect(() => late?.listenForRadioTabs(), [late]);
  return late;
}
