import { useEffect, useState } from 'react';
import { call } from '#client/api/call.ts';
import { report } from '#client/api/report.ts';
import type { SiteConfig } from '#contract/site.ts';
import { site } from '#contract/site.ts';

/** What this installation calls itself and whom it thanks; null until the server has said. Without it one can still sign in. */
export function useSite(): SiteConfig | null {
  const [config, setConfig] = useState<SiteConfig | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    call(site.site, {}, { signal: controller.signal }).then(setConfig, (error: unknown) => {
      if (!controller.signal.aborted) report(error, 'site');
    });
    return () => controller.abort();
  }, []);
  return config;
}
