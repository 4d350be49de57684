import { BookOpenText } from 'lucide-react';
import type { MissionGuide } from '#client/game/flow/view.ts';
import { Button } from '#client/ui/controls/Button.tsx';

interface GuideButtonProps {
  guide: MissionGuide;
  onGuide: () => void;
  /** `named`: with the current worksheet's title. `short`: one visible word, beside large type or many buttons. */
  label?: 'usual' | 'named' | 'short';
}

/** Renders the button that opens the mission's guide. */
export function GuideButton({ guide, onGuide, label = 'usual' }: GuideButtonProps) {
  const sheet = guide.worksheets.find(({ isForNow }) => isForNow);
  return (
    <Button
      variant="secondary"
      aria-haspopup="dialog"
      onClick={onGuide}
      className="min-h-[max(48px,2.2em)]! max-w-full bg-glass/90 px-4! leading-tight projected:px-3!"
    >
      <BookOpenText aria-hidden="true" className="size-[1.3em] shrink-0" />
      <span>
        Ficha<span className={label === 'short' ? 'sr-only' : undefined}> de trabalho</span>
        {label === 'named' && sheet && ` ${sheet.number}: ${sheet.title}`}
      </span>
    </Button>
  );
}
