import { withTimeout } from '#client/ui/withTimeout.ts';

/** A slow network must not keep a teacher from printing. */
const WAIT_MAX_MS = 15_000;

/** Waits until every picture of the page is loaded or has failed, at most 15 seconds. */
export async function picturesLoaded(page: ParentNode): Promise<void> {
  const pending = [...page.querySelectorAll('img')].filter(({ complete }) => !complete);
  await withTimeout(Promise.all(pending.map(settled)), WAIT_MAX_MS).catch(() => undefined);
}

function settled(picture: HTMLImageElement): Promise<void> {
  return new Promise((resolve) => {
    picture.addEventListener('load', () => resolve(), { once: true });
    picture.addEventListener('error', () => resolve(), { once: true });
  });
}
