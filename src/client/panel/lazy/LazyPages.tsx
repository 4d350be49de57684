import { Outlet, useLocation } from 'react-router-dom';
import { Button } from '#client/ui/controls/Button.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { LazyBoundary } from './LazyView.tsx';
import type { LazyLoadError } from './lazyComponent.ts';
import { useLazyRetry } from './useLazyRetry.ts';

/** Outlet for the pages inside the shell: keeps the last page until the next one has loaded, or shows that it failed to load. */
export function LazyPages() {
  const { pathname } = useLocation();
  return (
    <LazyBoundary
      at={pathname}
      waiting={<div aria-busy="true" className="grow" />}
      failure={(missing, done) => <PageLoadFailure missing={missing} done={done} />}
    >
      <Outlet />
    </LazyBoundary>
  );
}

/** Shown in place of a page that failed to load. */
export function PageLoadFailure({ missing, done }: { missing: LazyLoadError; done: () => void }) {
  const { isTrying, retry } = useLazyRetry(missing, done);
  return (
    <div role="alert">
      <EmptyState title="Não foi possível abrir esta página.">
        <p>Verifique a ligação à rede e tente de novo. O resto do painel continua a funcionar.</p>
        <Button busy={isTrying} onClick={retry}>
          Tentar de novo
        </Button>
      </EmptyState>
    </div>
  );
}
