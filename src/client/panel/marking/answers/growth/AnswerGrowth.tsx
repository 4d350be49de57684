import { useState } from 'react';
import { LazyBoundary, LazyView } from '#client/panel/lazy/LazyView.tsx';
import { type LazyLoadError, lazyComponent } from '#client/panel/lazy/lazyComponent.ts';
import { useLazyRetry } from '#client/panel/lazy/useLazyRetry.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import type { GrowthProps } from './GrowthView.tsx';

const VIEW = lazyComponent(() => import('./GrowthView.tsx').then((module) => module.GrowthView));

/** Renders a folded control with how the answer grew; view and steps are loaded when it is opened. */
export function AnswerGrowth(props: GrowthProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="disclosure" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        Como a resposta cresceu<span className="sr-only"> na missão {props.level}</span>
      </summary>
      {isOpen && (
        <LazyBoundary
          waiting={<Spinner label="A carregar…" />}
          failure={(missing, done) => <ViewLoadFailure missing={missing} done={done} />}
        >
          <LazyView part={VIEW} props={props} />
        </LazyBoundary>
      )}
    </details>
  );
}

function ViewLoadFailure({ missing, done }: { missing: LazyLoadError; done: () => void }) {
  const { isTrying, retry } = useLazyRetry(missing, done);
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4 pb-2">
      <p>Não foi possível abrir. Verifique a ligação à rede.</p>
      <Button variant="secondary" busy={isTrying} onClick={retry}>
        Tentar de novo
      </Button>
    </div>
  );
}
