import { dialogPart } from '../late/dialogPart.tsx';
import type { Staff } from '../useStaff.ts';
import { useEndings } from './useEndings.ts';

/** Comes when there is something to warn of. */
const EndingList = dialogPart(() => import('./EndingList.tsx').then((room) => room.EndingList));

/** The warning that a class's data are about to be erased; nothing while there is none. */
export function KeepWarnings({ staff }: { staff: Staff }) {
  const { ending, over } = useEndings(staff);
  if (ending.length + over.length === 0) return null;
  return <EndingList staff={staff} ending={ending} over={over} onClose={() => {}} />;
}
