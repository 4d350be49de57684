import type { GamePosition } from '#contract/classroom/live.ts';
import type { Theme } from '#domain/vocabulary.ts';
import type { Services } from '../http/handler.ts';
import type { ServerLog } from '../observability/ServerLog.ts';
import { findCouncilNews } from './gamePosition.queries.ts';
import { presentWithdrawn } from './gamePosition.ts';

export interface CouncilWatcher {
  sessionId: string;
  /** Gets null when the withdrawn proposals could not be read. */
  onWithdrawn: (withdrawn: Pick<GamePosition, 'withdrawn' | 'withdrawnMore'> | null) => void;
  /** Called when the session is over. */
  onEnded: () => void;
}

interface Council {
  watchers: Set<CouncilWatcher>;
  unsubscribe: () => void;
  isReading: boolean;
  isStale: boolean;
}

/** Notifies all open councils of a theme about withdrawn proposals, with one query for all of them. */
export class CouncilLive {
  private readonly services: Pick<Services, 'db' | 'live' | 'now'>;
  private readonly log: Pick<ServerLog, 'warn'>;
  private readonly councils = new Map<Theme, Council>();

  constructor(services: Pick<Services, 'db' | 'live' | 'now'>, log: Pick<ServerLog, 'warn'>) {
    this.services = services;
    this.log = log;
  }

  /** Returns a function that unsubscribes. The watcher must watch its team too, which opens the database connection. */
  watch(theme: Theme, watcher: CouncilWatcher): () => void {
    const council = this.councils.get(theme) ?? this.open(theme);
    council.watchers.add(watcher);
    return () => {
      council.watchers.delete(watcher);
      if (council.watchers.size > 0 || this.councils.get(theme) !== council) return;
      council.unsubscribe();
      this.councils.delete(theme);
    };
  }

  private open(theme: Theme): Council {
    const unsubscribe = this.services.live.watchCouncil(theme, () => void this.refresh(theme));
    const council = { watchers: new Set<CouncilWatcher>(), unsubscribe, isReading: false, isStale: false };
    this.councils.set(theme, council);
    return council;
  }

  /** Coalesces notifications: those that arrive during a read cause one more read. */
  private async refresh(theme: Theme): Promise<void> {
    const council = this.councils.get(theme);
    if (council === undefined) return;
    council.isStale = true;
    if (council.isReading) return;
    council.isReading = true;
    try {
      while (council.isStale) {
        council.isStale = false;
        await this.publish(theme, [...council.watchers]);
      }
    } finally {
      council.isReading = false;
    }
  }

  private async publish(theme: Theme, watchers: readonly CouncilWatcher[]): Promise<void> {
    const { db, now } = this.services;
    const sessionIds = watchers.map(({ sessionId }) => sessionId);
    try {
      const news = await findCouncilNews(db, { theme, sessionIds, now: new Date(now()) });
      const withdrawn = presentWithdrawn(news.withdrawn);
      for (const { sessionId, onWithdrawn, onEnded } of watchers) {
        if (news.liveSessions.has(sessionId)) onWithdrawn(withdrawn);
        else onEnded();
      }
    } catch (error) {
      this.log.warn({ err: error }, 'withdrawn proposals could not be read; each stream reads for itself');
      for (const { onWithdrawn } of watchers) onWithdrawn(null);
    }
  }
}
