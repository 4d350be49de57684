import type { Container } from 'pixi.js';
import { type ComponentType, memo, type ReactNode, useRef, useState } from 'react';
import { FADE_MS, STILL_FADE_MS } from '../engine/crossFade.ts';
import { approach } from '../engine/motion.ts';
import { useMotion } from '../engine/useMotion.ts';

interface TransitionProps<Told extends object> {
  /** Whether its scene is shown. */
  on: boolean;
  /** Reduced motion: the fade is shorter. */
  still: boolean;
  Part: ComponentType<Told>;
  partProps: Told;
}

/**
 * Fades the part of one scene in and out, and unmounts it once it is invisible. The part renders again only when its
 * props are another object.
 */
export const Transition = memo(function Transition<Told extends object>({
  on,
  still,
  Part,
  partProps,
}: TransitionProps<Told>) {
  const [isThere, setIsThere] = useState(on);
  if (on && !isThere) setIsThere(true);
  return isThere ? (
    <Presence on={on} still={still} onGone={() => setIsThere(false)}>
      <Part {...partProps} />
    </Presence>
  ) : null;
}) as <Told extends object>(props: TransitionProps<Told>) => ReactNode;

interface PresenceProps {
  on: boolean;
  still: boolean;
  onGone(): void;
  children: ReactNode;
}

function Presence({ on, still, onGone, children }: PresenceProps) {
  const group = useRef<Container>(null);
  const share = useRef(0);
  useMotion(false, ({ step }) => {
    share.current = approach(share.current, on ? 1 : 0, (step * 1000) / (still ? STILL_FADE_MS : FADE_MS));
    if (group.current) group.current.alpha = share.current;
    if (!on && share.current === 0) onGone();
  });
  return (
    <pixiContainer ref={group} alpha={0}>
      {children}
    </pixiContainer>
  );
}
