import type { Container } from 'pixi.js';
import { type ReactNode, useRef, useState } from 'react';
import { approach } from '../motion.ts';
import { useMotion } from '../useMotion.ts';

interface ActProps {
  /** Whether its scene is on. */
  on: boolean;
  children: ReactNode;
}

const FADE_SECONDS = 0.42;

/** What belongs to one scene: appears and leaves softly, and is there no longer than it is seen. */
export function Act({ on, children }: ActProps) {
  const [isThere, setIsThere] = useState(on);
  if (on && !isThere) setIsThere(true);
  return isThere ? (
    <Presence on={on} onGone={() => setIsThere(false)}>
      {children}
    </Presence>
  ) : null;
}

interface PresenceProps extends ActProps {
  onGone(): void;
}

function Presence({ on, onGone, children }: PresenceProps) {
  const group = useRef<Container>(null);
  const share = useRef(0);
  useMotion(false, ({ step }) => {
    share.current = approach(share.current, on ? 1 : 0, step / FADE_SECONDS);
    if (group.current) group.current.alpha = share.current;
    if (!on && share.current === 0) onGone();
  });
  return (
    <pixiContainer ref={group} alpha={0}>
      {children}
    </pixiContainer>
  );
}
