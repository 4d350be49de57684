import { useEffect, useState } from 'react';
import { savesData } from '../savesData.ts';

/** Long enough for the first press on a form. Browsers without requestIdleCallback wait only this long. */
const REST_MS = 1_200;

/** Returns true once the page is idle after loading; never with the browser's data saver on. */
export function usePageAtRest(): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    if (savesData()) return undefined;
    let idle = 0;
    const timer = setTimeout(() => {
      if (typeof requestIdleCallback === 'function') idle = requestIdleCallback(() => setAtRest(true));
      else setAtRest(true);
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      if (idle !== 0) cancelIdleCallback(idle);
    };
  }, []);
  return isAtRest;
}
