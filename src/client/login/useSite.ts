import { useEffect, useState } from 'react';
import { call } from '#client/api/call.ts';
import { logError } from '#client/api/logError.ts';
import type { Site } from '#contract/site.ts';
import { site } from '#contract/site.ts';

/** Returns the installation's title, texts and partners; null until loaded. Sign-in works without it. */
export function useSite(): Site | null {
  const [config, setConfig] = useState<Site | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    call(site.site, {}, { signal: controller.signal }).then(setConfig, (error: unknown) => {
      if (!controller.signal.aborted) logError(error, 'site');
    });
    return () => controller.abort();
  }, []);
  return config;
}
