import type { ComponentProps } from 'react';
import { TextField } from '#client/ui/controls/TextField.tsx';

/** Renders a username field without autocorrection or suggestions. */
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
