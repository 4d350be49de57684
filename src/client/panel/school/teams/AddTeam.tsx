import { FormDialog } from '#client/panel/forms/FormDialog.tsx';
import type { Staff } from '#client/panel/useStaff.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { AccountFields, MissionFields } from './TeamFields.tsx';
import { useTeamForm } from './useTeamForm.ts';

/** Renders 'Adicionar Nova Equipa' (spec, sections 2, 4 and 5). */
export function AddTeam({ staff, onClose }: { staff: Staff; onClose: () => void }) {
  const form = useTeamForm(staff, onClose);
  return (
    <FormDialog title="Adicionar Nova Equipa" submitLabel="Adicionar" size="lg" form={form} onClose={onClose}>
      <div className="grid gap-5 tablet:grid-cols-3">
        <PlaceFields staff={staff} form={form} />
        <AccountFields form={form} />
        <MissionFields form={form} />
      </div>
    </FormDialog>
  );
}
