import { useEffect, useRef, useState } from 'react';
import type { Attention } from '#domain/classroom/teamAttention.ts';
import type { SeenTeam } from './rankTeams.ts';
import { ATTENTION_WORDS } from './teamWords.ts';

/** Alerts that are announced. That a team works again is not, because the teacher need not act. */
const ANNOUNCED: readonly Attention[] = ['hand', 'stuck', 'offline', 'finished'];

/** Announces politely which teams need the teacher since the last look. */
export function Announcer({ seen }: { seen: readonly SeenTeam[] }) {
  const before = useRef<ReadonlyMap<string, Attention> | null>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    const now = new Map(seen.map(({ team, attention }) => [team._id, attention.attention]));
    const known = before.current;
    before.current = now;
    if (known === null) return;
    const changed = seen.filter(({ team, attention }) => known.get(team._id) !== attention.attention);
    const news = changed.filter(({ attention }) => ANNOUNCED.includes(attention.attention));
    // Emptied by the next change, so that the same words are read a second time.
    if (changed.length > 0) {
      setText(news.map(({ team, attention }) => `${team.name}: ${ATTENTION_WORDS[attention.attention]}.`).join(' '));
    }
  }, [seen]);
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}
