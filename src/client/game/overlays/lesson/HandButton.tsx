import { Hand } from 'lucide-react';
import type { LessonView } from '#client/game/flow/LessonView.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import type { LessonProps } from '../overlaysProps.ts';

const WORDS: Record<LessonView['hand'], string> = {
  down: 'Pedir ajuda',
  raised: 'Ajuda pedida',
  coming: 'Ajuda a caminho',
};

/** Renders 'Pedir ajuda': one press raises the team's hand, the next lowers it. It works without a network too. */
export function HandButton({ lesson: { view, actions }, isShort = false }: { lesson: LessonProps; isShort?: boolean }) {
  const isUp = view.hand !== 'down';
  return (
    <Button
      variant="secondary"
      aria-pressed={isUp}
      onClick={isUp ? actions.lowerHand : actions.raiseHand}
      className="min-h-[max(48px,2.2em)]! max-w-full bg-glass/90 px-4! leading-tight aria-pressed:border-amber projected:px-3!"
    >
      <Hand aria-hidden="true" className={isUp ? 'size-[1.3em] shrink-0 text-amber' : 'size-[1.3em] shrink-0'} />
      <span className={isShort && !isUp ? 'sr-only' : undefined}>{WORDS[view.hand]}</span>
    </Button>
  );
}
