import type { Container } from 'pixi.js';
import { type ComponentType, memo, type ReactNode, useRef, useState } from 'react';
import { approach } from '../motion.ts';
import { useMotion } from '../useMotion.ts';

interface ActProps<Told extends object> {
  /** Whether its scene is on. */
  on: boolean;
  Part: ComponentType<Told>;
  told: Told;
}

const FADE_SECONDS = 0.42;

/**
 * What belongs to one scene: appears and leaves softly, and is there no longer than it is seen. It is built anew only
 * when `told` is another object.
 */
export const Act = memo(function Act<Told extends object>({ on, Part, told }: ActProps<Told>) {
  const [isThere, setIsThere] = useState(on);
  if (on && !isThere) setIsThere(true);
  return isThere ? (
    <Presence on={on} onGone={() => setIsThere(false)}>
      <Part {...told} />
    </Presence>
  ) : null;
}) as <Told extends object>(props: ActProps<Told>) => ReactNode;

interface PresenceProps {
  on: boolean;
  onGone(): void;
  children: ReactNode;
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
