import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Button } from '#client/ui/controls/Button.tsx';
import { Banner } from '#client/ui/feedback/Banner.tsx';
import { DebatePhase } from './DebatePhase.tsx';
import { EarthPhase } from './EarthPhase.tsx';
import { PresentPhase } from './PresentPhase.tsx';
import { ReadPhase } from './ReadPhase.tsx';
import { ResultPhase } from './result/ResultPhase.tsx';
import { SessionStrip } from './SessionStrip.tsx';
import type { SessionProps } from './sessionProps.ts';
import { VotePhase } from './vote/VotePhase.tsx';

interface CouncilSessionProps extends SessionProps {
  /** The voting screen of the specification. */
  children: ReactNode;
}

/** Renders a council session on a team's device: its phase, and the team's task in it (ruling 34). */
export function CouncilSession({ children, ...props }: CouncilSessionProps) {
  const { session, council, hall } = props;
  const { refusal } = council.view;
  const strip = useTopAtEachPhase(session.phase);
  return (
    <>
      <div ref={strip} className={hall === 'launching' ? 'opacity-0' : 'contents'}>
        <SessionStrip session={session} endsAt={council.view.endsAt} isLost={council.view.isLost} />
      </div>
      {refusal !== null && (
        <Banner
          tone="error"
          live
          action={
            <Button variant="secondary" onClick={council.actions.dismissRefusal}>
              Está bem
            </Button>
          }
        >
          {refusal}
        </Banner>
      )}
      <Phase {...props}>{children}</Phase>
    </>
  );
}

/** Scrolls the page to the top when a phase begins. Returns the ref of an element in it. */
function useTopAtEachPhase(phase: SessionProps['session']['phase']): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const before = useRef(phase);
  useEffect(() => {
    if (before.current !== phase) element.current?.closest('main')?.scrollTo({ top: 0 });
    before.current = phase;
  }, [phase]);
  return element;
}

function Phase({ children, ...props }: CouncilSessionProps) {
  switch (props.session.phase) {
    case 'present':
      return <PresentPhase {...props} />;
    case 'read':
      return <ReadPhase {...props}>{children}</ReadPhase>;
    case 'debate':
      return <DebatePhase {...props} />;
    case 'vote':
      return <VotePhase {...props} />;
    case 'result':
      return <ResultPhase {...props} />;
    case 'earth':
      return <EarthPhase {...props} />;
    default:
      return children;
  }
}
