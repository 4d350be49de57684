import { useEffect, useRef, useState } from 'react';
import { call } from '#client/api/call.ts';
import { site } from '#contract/site.ts';
import type { LazyLoadError } from './lazyComponent.ts';

/**
 * Retries a component that failed to load: on request, and when the network returns. Some browsers cache a failed file until the
 * page is reloaded, and a new version of the product has other files: when the server answers and the component still does not
 * load, the page is reloaded, unless the component was unmounted meanwhile. With `isAside` the page around the component is in
 * use and is reloaded on request only.
 */
export function useLazyRetry({ part }: LazyLoadError, done: () => void, isAside = false) {
  const [isTrying, setTrying] = useState(false);
  const isMounted = useRef(false);
  const retry = async (isRequested: boolean) => {
    if (isTrying) return;
    setTrying(true);
    if (await part.fetch().then(yes, no)) return done();
    const isServerUp = await call(site.site, {}).then(yes, no);
    if (isServerUp && isMounted.current && (isRequested || !isAside)) return location.reload();
    setTrying(false);
  };
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
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
