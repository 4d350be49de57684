import { LazyBoundary, LazyView } from '#client/panel/lazy/LazyView.tsx';
import { type LazyLoadError, lazyComponent } from '#client/panel/lazy/lazyComponent.ts';
import { useLazyRetry } from '#client/panel/lazy/useLazyRetry.ts';
import type { Staff } from '#client/panel/useStaff.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Banner } from '#client/ui/feedback/Banner.tsx';
import { useEndings } from './useEndings.ts';

/** Loaded only when there is something to warn about. */
const LIST = lazyComponent(() => import('./EndingList.tsx').then((module) => module.EndingList));

/** Warns about classes whose retention has ended or ends soon; renders nothing without any. */
export function KeepWarnings({ staff }: { staff: Staff }) {
  const endings = useEndings(staff);
  if (endings.ending.length + endings.binned.length === 0) return null;
  return (
    <LazyBoundary waiting={null} failure={(missing, done) => <MissingList missing={missing} done={done} />}>
      <LazyView part={LIST} props={endings} />
    </LazyBoundary>
  );
}

/** Shows the warning even when the list itself failed to load. */
function MissingList({ missing, done }: { missing: LazyLoadError; done: () => void }) {
  const { isTrying, retry } = useLazyRetry(missing, done, true);
  const again = (
    <Button variant="secondary" busy={isTrying} onClick={retry}>
      Tentar de novo
    </Button>
  );
  return (
    <Banner tone="warning" live action={again}>
      <p>
        Há turmas cujo prazo acabou ou está a acabar, mas não foi possível mostrar quais. Verifique a ligação à rede e
        tente de novo.
      </p>
    </Banner>
  );
}
