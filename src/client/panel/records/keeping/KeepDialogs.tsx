import { call } from '#client/api/call.ts';
import { goingText } from '#client/panel/school/classes/goingText.ts';
import { classes, type SchoolClass } from '#contract/school/classes.ts';
import { EraseDialog } from './EraseDialog.tsx';
import { KeepClass } from './KeepClass.tsx';

/** What a person asked for, and of which class. */
export interface AskedOfKeeping {
  kind: 'keep' | 'erase';
  schoolClass: SchoolClass;
}

/** Until when the data of a class are kept: put off, or ended at once. */
export function KeepDialogs({ asked: { kind, schoolClass }, onClose }: { asked: AskedOfKeeping; onClose: () => void }) {
  if (kind === 'keep') return <KeepClass schoolClass={schoolClass} onClose={onClose} />;
  const { _id: classId, class: name, teamsCount } = schoolClass;
  const erase = (body: { name: string }) => call(classes.eraseClass, { params: { classId }, body });
  return (
    <EraseDialog what="a turma" name={name} erase={erase} onClose={onClose}>
      <p>{goingText(teamsCount)}</p>
    </EraseDialog>
  );
}
