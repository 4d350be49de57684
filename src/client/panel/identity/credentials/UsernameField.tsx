import type { ComponentProps } from 'react';
import { TextField } from '#client/ui/controls/TextField.tsx';

/** The name that an account signs in with: nothing on the device corrects or suggests it. */
export function UsernameField(field: Omit<ComponentProps<typeof TextField>, 'label'>) {
  return (
    <TextField
      label="Nome de utilizador"
      required
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      {...field}
    />
  );
}
