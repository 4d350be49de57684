import type { ReactNode } from 'react';
import { useLatePart } from '#client/ui/hooks/useLatePart.ts';
import type { Theme } from '#domain/vocabulary.ts';

const loadLayer = () => import('./AloudLayer.tsx');

interface AloudOptions {
  /** Whether the team has the support 'Ler em voz alta'. */
  isOn: boolean;
  /** The teacher has paused the class, or asks for silence. */
  isSilent: boolean;
  theme: Theme;
}

/** Returns the bar that reads the page aloud; its code is loaded for teams that use it. */
export function useAloudLayer({ isOn, ...props }: AloudOptions): ReactNode {
  const part = useLatePart(isOn, loadLayer);
  return part && isOn && <part.AloudLayer {...props} />;
}
