import type { ComponentProps } from 'react';
import { PasswordField } from '#client/ui/controls/PasswordField.tsx';

/** The field for the current password, which is asked again before the second step changes. */
export function CurrentPassword(field: Omit<ComponentProps<typeof PasswordField>, 'label'>) {
  return <PasswordField label="Palavra-passe atual" autoComplete="current-password" required {...field} />;
}
