import { render } from '@testing-library/react';
import { vi } from 'vitest';
import { SESSION_SAMPLES, type SessionName } from '#client/dev/samples/sessionSamples.ts';
import { useSampleSession } from '#client/dev/samples/useSampleSession.ts';
import type { CouncilSessionView, CouncilSession as Session } from '#client/game/flow/CouncilSession.ts';
import { CouncilSession } from '#client/game/overlays/council/session/CouncilSession.tsx';
import type { OverlaysProps } from '#client/game/overlays/overlaysProps.ts';
import { COUNCIL, overlaysProps } from '../../harness.tsx';

interface SessionOptions {
  session?: Partial<Session>;
  view?: Partial<CouncilSessionView>;
  work?: Partial<typeof COUNCIL>;
  rest?: Partial<OverlaysProps>;
}

/** Renders the phase of a sample session, which changes as it would with a server. */
export function renderSession(
  name: SessionName,
  { session = {}, view = {}, work = {}, rest = {} }: SessionOptions = {},
) {
  const send = vi.fn();
  const props = { ...overlaysProps(), send, ...rest };
  function Sample() {
    const { view: now, actions } = useSampleSession(name);
    if (now.session === null) return null;
    const shown = { ...now.session, ...session };
    return (
      <CouncilSession
        {...props}
        work={{ ...COUNCIL, ...work }}
        session={shown}
        council={{ view: { ...now, ...view, session: shown }, actions }}
      >
        <p>O ecrã de votação</p>
      </CouncilSession>
    );
  }
  render(
    <main>
      <Sample />
    </main>,
  );
  return { send, sample: SESSION_SAMPLES[name] };
}
