import { useEffect, useMemo, useState } from 'react';
import {
  type CouncilSession,
  type CouncilSessionActions,
  type CouncilSessionProps,
  type CouncilSessionView,
  NO_COUNCIL_SESSION,
} from '#client/game/flow/CouncilSession.ts';
import { SESSION_SAMPLES, type SessionName } from './sessionSamples.ts';

/** Returns the sample session with this name, without a server: what a designer presses changes it as it would in a class. */
export function useSampleSession(name: SessionName | null): CouncilSessionProps {
  const [view, setView] = useState<CouncilSessionView>(NO_COUNCIL_SESSION.view);
  useEffect(() => setView(name === null ? NO_COUNCIL_SESSION.view : viewOf(SESSION_SAMPLES[name])), [name]);
  const actions = useMemo<CouncilSessionActions>(() => {
    const change = (part: (now: CouncilSessionView) => Partial<CouncilSessionView>) =>
      setView((now) => ({ ...now, ...part(now) }));
    const changePlan = (id: string, part: (plan: CouncilSession['plans'][number]) => object) =>
      change(({ session }) => ({
        session: session && {
          ...session,
          plans: session.plans.map((plan) => (plan._id === id ? { ...plan, ...part(plan) } : plan)),
        },
      }));
    return {
      markRead: (id, read) => changePlan(id, () => ({ read })),
      applaud: (id) => changePlan(id, ({ applause }) => ({ applause: applause + 1 })),
      choose: (draft) => change(() => ({ draft })),
      vote: (vote) =>
        change(({ session }) => ({
          draft: null,
          ballot: 'saved',
          session: session && { ...session, vote, abstained: vote === null },
        })),
      markSeen: (what) => change(({ seen }) => ({ seen: { ...seen, [what]: true } })),
      dismissRefusal: () => change(() => ({ refusal: null })),
    };
  }, []);
  return useMemo(() => ({ view, actions }), [view, actions]);
}

function viewOf(session: CouncilSession): CouncilSessionView {
  const { paused, leftMs, vote, abstained } = session;
  return {
    ...NO_COUNCIL_SESSION.view,
    session,
    endsAt: paused || leftMs === null ? null : Date.now() + leftMs,
    ballot: vote !== null || abstained ? 'saved' : 'none',
  };
}
