import type { FormMutation } from '#client/panel/forms/useFormMutation.ts';
import { usePanelForm } from '#client/panel/forms/usePanelForm.ts';
import { currentPasswordBody } from '#contract/factorForms.ts';

/** Manages a form that asks for nothing but the current password; a wrong one, and a lock after several, are shown at the field. */
export function useCurrentPasswordForm<Reply>(plan: FormMutation<{ current: string }, Reply>) {
  return usePanelForm({
    ...plan,
    schema: currentPasswordBody,
    values: { current: '' },
    about: { wrongCurrentPassword: 'current', lockedOut: 'current' },
  });
}
