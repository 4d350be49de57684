import { call } from '#client/api/call.ts';
import { FormDialog } from '#client/panel/forms/FormDialog.tsx';
import { usePanelForm } from '#client/panel/forms/usePanelForm.ts';
import { TextField } from '#client/ui/controls/TextField.tsx';
import { keepClassBody } from '#contract/forms.ts';
import { classes, type SchoolClass } from '#contract/school/classes.ts';
import { KEEP_LAST_CALL_DAYS, KEEP_WARNING_DAYS, KEEP_YEARS_MAX } from '#domain/limits.ts';
import { dayWords, yearLater } from './days.ts';

/** Sets the day until which a class is kept ('Prazo dos dados'); when that day is near, suggests a year later. */
export function KeepClass({ schoolClass, onClose }: { schoolClass: SchoolClass; onClose: () => void }) {
  const { until, isEnding, goesOn, latest } = schoolClass.keep;
  const form = usePanelForm({
    schema: keepClassBody,
    values: { until: isEnding ? yearLater(until, latest) : until },
    needs: ['until'],
    send: (body) => call(classes.keepClass, { params: { classId: schoolClass._id }, body }),
    done: 'Prazo guardado com sucesso!',
    failed: 'Erro ao guardar o prazo',
    onDone: onClose,
  });
  return (
    <FormDialog title="Prazo dos dados" form={form} onClose={onClose}>
      <p>
        Os dados da turma «{schoolClass.class}» são guardados até {dayWords(until)}. Avisamos {KEEP_WARNING_DAYS} dias
        antes.{' '}
        {goesOn === null
          ? 'Chegado o dia, continuamos a avisar: nada é apagado sem alguém decidir.'
          : `Depois ficam ${KEEP_LAST_CALL_DAYS} dias na Reciclagem, e por fim são apagados definitivamente.`}
      </p>
      <TextField
        label="Guardar até"
        hint={`No máximo ${KEEP_YEARS_MAX} anos desde a criação da turma: ${dayWords(latest)}.`}
        type="date"
        max={latest}
        required
        {...form.field('until')}
      />
    </FormDialog>
  );
}
