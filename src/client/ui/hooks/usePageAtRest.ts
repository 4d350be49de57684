import { useEffect, useState } from 'react';
import { savesData } from '../savesData.ts';

/** Long enough for the first press on the form; browsers without idle time wait as long. */
const REST_MS = 1_200;

/** True once the page has loaded and has had nothing to do for a moment; never where the person saves data. */
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
