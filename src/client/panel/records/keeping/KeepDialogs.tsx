import { call } from '#client/api/call.ts';
import { deletedTeamsText } from '#client/panel/school/classes/deletedTeamsText.ts';
import { classes, type SchoolClass } from '#contract/school/classes.ts';
import { EraseDialog } from './EraseDialog.tsx';
import { KeepClass } from './KeepClass.tsx';

/** The open dialog and its class. */
export interface RetentionDialog {
  kind: 'keep' | 'erase';
  schoolClass: SchoolClass;
}

/** Renders the dialog that extends the retention of a class, or that erases the class at once. */
export function KeepDialogs({
  asked: { kind, schoolClass },
  onClose,
}: {
  asked: RetentionDialog;
  onClose: () => void;
}) {
  if (kind === 'keep') return <KeepClass schoolClass={schoolClass} onClose={onClose} />;
  const { _id: classId, class: name, teamsCount } = schoolClass;
  const erase = (body: { name: string }) => call(classes.eraseClass, { params: { classId }, body });
  return (
    <EraseDialog what="a turma" name={name} erase={erase} onClose={onClose}>
      <p>{deletedTeamsText(teamsCount)}</p>
    </EraseDialog>
  );
}
