import { PartRoom, PartView } from '#client/panel/late/PartView.tsx';
import { type PartMissing, partOf } from '#client/panel/late/part.ts';
import { useRetry } from '#client/panel/late/useRetry.ts';
import type { Staff } from '#client/panel/useStaff.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Banner } from '#client/ui/feedback/Banner.tsx';
import { useEndings } from './useEndings.ts';

/** Comes when there is something to warn of. */
const LIST = partOf(() => import('./EndingList.tsx').then((room) => room.EndingList));

/** The warning that the time of classes is over or nearly so; nothing while there is none. */
export function KeepWarnings({ staff }: { staff: Staff }) {
  const endings = useEndings(staff);
  if (endings.ending.length + endings.binned.length === 0) return null;
  return (
    <PartRoom waiting={null} failure={(missing, done) => <MissingList missing={missing} done={done} />}>
      <PartView part={LIST} props={endings} />
    </PartRoom>
  );
}

/** That there is something to know is said even where the list itself did not come. */
function MissingList({ missing, done }: { missing: PartMissing; done: () => void }) {
  const { isTrying, retry } = useRetry(missing, done, true);
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
