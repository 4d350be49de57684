import { type ComponentType, lazy } from 'react';
import { whilePending } from '#client/ui/feedback/pending.ts';
import { retryOnce } from '#client/ui/retryOnce.ts';

/** A component of the panel in a bundle of its own. */
export interface LazyComponent<Props> {
  /** The React.lazy component; it keeps the outcome of its download for good. */
  View: ComponentType<Props>;
  /** Downloads it unless loaded, and shows the loading bar meanwhile. */
  fetch: () => Promise<unknown>;
  /** Replaces `View` after a failed download. */
  renew: () => void;
}

/** Thrown when a lazy component could not be downloaded; the page around it keeps working. */
export class LazyLoadError extends Error {
  readonly part: Pick<LazyComponent<never>, 'fetch' | 'renew'>;

  constructor(part: LazyLoadError['part'], cause: unknown) {
    super('could not load a lazy component of the panel', { cause });
    this.part = part;
  }
}

/** The loaders of all declared lazy components; nested ones are added when the component around them loads. */
const loaders = new Set<() => Promise<unknown>>();

/** Declares a lazy component without fetching it. */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let loading: Promise<ComponentType<Props>> | null = null;
  const fetchOnce = () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
  const fetch = () => whilePending(retryOnce(fetchOnce));
  const fail = (error: unknown) => {
    throw new LazyLoadError(part, error);
  };
  const view = () => lazy(() => fetch().then((View) => ({ default: View }), fail));
  const part: LazyComponent<Props> = {
    View: view(),
    fetch,
    renew: () => {
      part.View = view();
    },
  };
  loaders.add(fetchOnce);
  return part;
}

/** Prefetches every declared component, one at a time, without the loading bar. Failed ones are fetched when they are opened. */
export async function prefetchAll(signal: AbortSignal): Promise<void> {
  for (const fetchPart of loaders) {
    if (signal.aborted) return;
    await fetchPart().catch(() => null);
  }
}
