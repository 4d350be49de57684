import type { ReactNode } from 'react';
import { Button } from '#client/ui/controls/Button.tsx';

interface Props {
  /** 'aos nomes': the step before. */
  back: string;
  isBackDisabled?: boolean;
  onBack: () => void;
  /** The button that goes on, and what there is to say. */
  children: ReactNode;
}

/** Renders the buttons of a step, which stay in sight at the bottom of the window; on a phone they fit in one line. */
export function StepBar({ back, isBackDisabled = false, onBack, children }: Props) {
  return (
    <div
      data-bottom-bar=""
      className="card sticky bottom-2 z-5 flex flex-wrap items-center justify-end gap-3 shadow-card max-sm:px-3!"
    >
      <Button variant="secondary" disabled={isBackDisabled} className="order-1" onClick={onBack}>
        <span>
          Voltar<span className="max-sm:sr-only"> {back}</span>
        </span>
      </Button>
      {children}
    </div>
  );
}
