import { Banner } from '#client/ui/feedback/Banner.tsx';
import { shortDuration } from './teamWords.ts';
import type { FollowedClass } from './useLiveClass.ts';

/** A short break of the connection is not worth a word. */
const TOLD_AFTER_MS = 5_000;

/** Says how old the page is while nothing can be read. */
export function Age({ followed: { live, lostAt }, now }: { followed: FollowedClass; now: number }) {
  const isLost = live !== null && lostAt !== null && now - lostAt >= TOLD_AFTER_MS;
  return (
    <div role="status">
      {isLost && (
        <Banner tone="warning">
          Sem ligação ao servidor; a página continua a tentar.
          {/* It changes every second: read at once, not announced again and again. */}
          <span aria-live="off"> O que se vê é de há {shortDuration(now - live.at)}.</span>
        </Banner>
      )}
    </div>
  );
}
