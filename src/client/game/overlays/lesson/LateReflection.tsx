import { memo, useEffect } from 'react';
import { useLatePart } from '#client/ui/hooks/useLatePart.ts';
import type { Reflection } from './useReflection.ts';

const loadDialog = () => import('./ReflectionDialog.tsx');

/** Renders the questions at the end of a mission, which are loaded when they are asked; where that fails, they are skipped. */
export const LateReflection = memo(function LateReflection({ asked, answer }: Pick<Reflection, 'asked' | 'answer'>) {
  const part = useLatePart(asked !== null, loadDialog);
  const isMissing = asked !== null && part === null;
  useEffect(() => {
    if (isMissing) answer(null);
  }, [isMissing, answer]);
  return part ? <part.ReflectionDialog key={asked} open={asked !== null} onAnswer={answer} /> : null;
});
