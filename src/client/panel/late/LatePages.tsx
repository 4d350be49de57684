import { Outlet, useLocation } from 'react-router-dom';
import { Button } from '#client/ui/controls/Button.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { PartRoom } from './PartView.tsx';
import type { PartMissing } from './part.ts';
import { useRetry } from './useRetry.ts';

/** The place of the pages inside the shell: the last page stays until the next one has come, or words say that it did not. */
export function LatePages() {
  const { pathname } = useLocation();
  return (
    <PartRoom
      at={pathname}
      waiting={<div aria-busy="true" className="grow" />}
      failure={(missing, done) => <MissingPage missing={missing} done={done} />}
    >
      <Outlet />
    </PartRoom>
  );
}

/** Stands in place of a page that did not come. */
export function MissingPage({ missing, done }: { missing: PartMissing; done: () => void }) {
  const { isTrying, retry } = useRetry(missing, done);
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
