import { useEffect, useRef, useState } from 'react';
import { call } from '#client/api/call.ts';
import { site } from '#contract/site.ts';
import type { PartMissing } from './part.ts';

/**
 * Tries for a missing part again: when asked to, and when the network returns. Some browsers remember a lost file until the page is loaded
 * anew, and a new version of the product has other files: where the server answers and the part still does not come, the page is loaded
 * anew, unless the person has gone elsewhere meanwhile. `isAside`: the page around the part is in use, and is loaded anew only when asked to.
 */
export function useRetry({ part }: PartMissing, done: () => void, isAside = false) {
  const [isTrying, setTrying] = useState(false);
  const isWanted = useRef(false);
  const retry = async (isAsked: boolean) => {
    if (isTrying) return;
    setTrying(true);
    if (await part.fetch().then(yes, no)) return done();
    const isAnswered = await call(site.site, {}).then(yes, no);
    if (isAnswered && isWanted.current && (isAsked || !isAside)) return location.reload();
    setTrying(false);
  };
  useEffect(() => {
    isWanted.current = true;
    return () => {
      isWanted.current = false;
    };
  }, []);
  useEffect(() => {
    const again = () => void retry(false);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  });
  return { isTrying, retry: () => void retry(true) };
}

const yes = () => true;
const no = () => false;
