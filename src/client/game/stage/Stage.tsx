import { Component, type ReactNode, useEffect, useState } from 'react';
import { TRANSITION_MS } from '#client/game/flow/scenes.ts';
import { Canvas } from './Canvas.tsx';
import { probePower } from './renderer.ts';
import type { StageProps } from './stageProps.ts';

/** The pictures behind the game. Without WebGL, or after an error, nothing is drawn and the game goes on. */
export function Stage(props: StageProps) {
  const [power] = useState(probePower);
  const nothing = <NoPictures {...props} />;
  if (!power) return nothing;
  return (
    <PictureBoundary fallback={nothing}>
      <Canvas {...props} power={power} />
    </PictureBoundary>
  );
}

/** Answers in place of the pictures. */
function NoPictures({ scene, onReady, onTransitionEnd }: StageProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: readiness is told once.
  useEffect(() => onReady?.(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an end is told once a scene.
  useEffect(() => {
    if (scene in TRANSITION_MS) onTransitionEnd?.(scene);
  }, [scene]);
  return null;
}

interface BoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

class PictureBoundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
