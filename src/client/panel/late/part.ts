import { type ComponentType, lazy } from 'react';
import { whilePending } from '#client/ui/feedback/pending.ts';
import { retryOnce } from '#client/ui/retryOnce.ts';

/** A piece of the panel that is a download of its own. */
export interface Part<Props> {
  /** What React shows: it waits for the download, and remembers for good whether it came. */
  View: ComponentType<Props>;
  /** Downloads it, unless it is here, because somebody waits for it, which the loading bar tells. */
  fetch: () => Promise<unknown>;
  /** A new `View` for a part that did not come. */
  renew: () => void;
}

/** A part that could not be fetched: the page around it goes on. */
export class PartMissing extends Error {
  readonly part: Pick<Part<never>, 'fetch' | 'renew'>;

  constructor(part: PartMissing['part'], cause: unknown) {
    super('a part of the panel did not come', { cause });
    this.part = part;
  }
}

/** What fetches each part that was named; those inside another are named when that one comes. */
const named = new Set<() => Promise<unknown>>();

/** Names a part; nothing is fetched yet. */
export function partOf<Props extends object>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  let coming: Promise<ComponentType<Props>> | null = null;
  const fetchOnce = () => {
    coming ??= load().catch((error: unknown) => {
      coming = null;
      throw error;
    });
    return coming;
  };
  const fetch = () => whilePending(retryOnce(fetchOnce));
  const lost = (error: unknown) => {
    throw new PartMissing(part, error);
  };
  const view = () => lazy(() => fetch().then((View) => ({ default: View }), lost));
  const part: Part<Props> = {
    View: view(),
    fetch,
    renew: () => {
      part.View = view();
    },
  };
  named.add(fetchOnce);
  return part;
}

/** Fetches every part, one after the other and unseen; one that does not come is fetched when somebody asks for it. */
export async function fetchAhead(signal: AbortSignal): Promise<void> {
  for (const fetchPart of named) {
    if (signal.aborted) return;
    await fetchPart().catch(() => null);
  }
}
