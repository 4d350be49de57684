import { call } from '#client/api/call.ts';
import { FormDialog } from '#client/panel/forms/FormDialog.tsx';
import { usePanelForm } from '#client/panel/forms/usePanelForm.ts';
import { TextField } from '#client/ui/controls/TextField.tsx';
import { levelScaleBody } from '#contract/marking/levelScaleForm.ts';
import { levelScales } from '#contract/marking/levelScales.ts';
import type { School } from '#contract/school/schools.ts';
import { SCALE_BOUND_MAX, SCALE_BOUND_MIN, SCALE_LEVELS } from '#domain/marking/levelScale.ts';

/** Renders 'Escala das notas': from which percentage of the points each level of the school counts. */
export function EditLevelScale({ school, onClose }: { school: School; onClose: () => void }) {
  const { level2, level3, level4, level5 } = school.levelScale;
  const form = usePanelForm({
    schema: levelScaleBody,
    values: { level2: String(level2), level3: String(level3), level4: String(level4), level5: String(level5) },
    send: (body) => call(levelScales.setLevelScale, { params: { schoolId: school._id }, body }),
    done: 'Escala guardada com sucesso!',
    failed: 'Erro ao guardar a escala',
    onDone: onClose,
  });
  return (
    <FormDialog title="Escala das notas" form={form} onClose={onClose}>
      <p>
        A partir de que percentagem dos pontos conta cada nota em «{school.name}». Abaixo da nota 2 fica a nota 1. Vale
        para os relatórios e as exportações de todas as turmas da escola.
      </p>
      {SCALE_LEVELS.map((level) => (
        <TextField
          key={level}
          label={`Nota ${level.at(-1)} a partir de (%)`}
          type="number"
          inputMode="numeric"
          min={SCALE_BOUND_MIN}
          max={SCALE_BOUND_MAX}
          required
          {...form.field(level)}
        />
      ))}
    </FormDialog>
  );
}
