import type { CouncilSession } from '#client/game/flow/CouncilSession.ts';
import { readItem, removeItem, writeItem } from '#client/session/localItems.ts';
import type { Ballot } from '#domain/council/session/ballots.ts';

/** What the team has chosen and not cast. */
interface Draft {
  councilId: string;
  ballot: Ballot;
  /** The version of the team's ballot as it began to choose; without it, the one that the session has now. */
  knownVersion?: number;
}

/** Remembers over reloads what the team has chosen and not cast. */
export class KeptDraft {
  private readonly key: string;

  constructor(key: string) {
    this.key = key;
  }

  /** Null forgets it. */
  keep(draft: Draft | null): void {
    if (draft === null) removeItem(this.key);
    else writeItem(this.key, draft);
  }

  /** Returns the draft of this session; null when there is none, or when the session votes by another kind of ballot. */
  read({ _id, ballot }: Pick<CouncilSession, '_id' | 'ballot'>): Draft | null {
    const kept = readItem(this.key) as Partial<Draft> | null | undefined;
    return kept?.councilId === _id && kept.ballot?.kind === ballot ? (kept as Draft) : null;
  }
}
