import type { GamePosition } from '#contract/classroom/live.ts';
import type { Theme } from '#domain/vocabulary.ts';
import type { Services } from '../http/handler.ts';
import type { ServerLog } from '../observability/ServerLog.ts';
import { findCouncilNews } from './gamePosition.queries.ts';
import { presentWithdrawn } from './gamePosition.ts';

export interface CouncilWatcher {
  sessionId: string;
  /** Null: what was withdrawn could not be read. */
  onWithdrawn: (withdrawn: Pick<GamePosition, 'withdrawn' | 'withdrawnMore'> | null) => void;
  /** The session is over. */
  onEnded: () => void;
}

interface Council {
  watchers: Set<CouncilWatcher>;
  unsubscribe: () => void;
  isReading: boolean;
  isStale: boolean;
}

/** Tells all open councils of a theme what has left it. It is read once for all of them, however many they are. */
export class CouncilLive {
  private readonly services: Pick<Services, 'db' | 'live' | 'now'>;
  private readonly log: Pick<ServerLog, 'warn'>;
  private readonly councils = new Map<Theme, Council>();

  constructor(services: Pick<Services, 'db' | 'live' | 'now'>, log: Pick<ServerLog, 'warn'>) {
    this.services = services;
    this.log = log;
  }

  /** Returns how to stop watching. The watcher must watch its team too, which connects to the database. */
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
    const unsubscribe = this.services.live.watchCouncil(theme, () => void this.changed(theme));
    const council = { watchers: new Set<CouncilWatcher>(), unsubscribe, isReading: false, isStale: false };
    this.councils.set(theme, council);
    return council;
  }

  /** What changes during a read is read once more. */
  private async changed(theme: Theme): Promise<void> {
    const council = this.councils.get(theme);
    if (council === undefined) return;
    council.isStale = true;
    if (council.isReading) return;
    council.isReading = true;
    try {
      while (council.isStale) {
        council.isStale = false;
        await this.tell(theme, [...council.watchers]);
      }
    } finally {
      council.isReading = false;
    }
  }

  private async tell(theme: Theme, watchers: readonly CouncilWatcher[]): Promise<void> {
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
      this.log.warn({ err: error }, 'what has left the council was not read for all streams at once');
      for (const { onWithdrawn } of watchers) onWithdrawn(null);
    }
  }
}
