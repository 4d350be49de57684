import { useEffect, useState } from 'react';
import { savesData } from '../savesData.ts';
import { whenIdle } from '../whenIdle.ts';

/** Long enough for the first press on a form. Browsers without requestIdleCallback wait only this long. */
const REST_MS = 1_200;

/** Returns true once the page is idle after loading; never with the browser's data saver on. */
export function usePageAtRest(): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => (savesData() ? undefined : whenIdle(() => setAtRest(true), REST_MS)), []);
  return isAtRest;
}
