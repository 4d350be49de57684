import { type ComponentProps, useState } from 'react';
import { classes } from '../classes.ts';
import { EyeIcon, EyeOffIcon } from '../icons.tsx';
import { CONTROL, Field, type FieldProps } from './Field.tsx';
import { IconButton } from './IconButton.tsx';

export type PasswordFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'id' | 'type'>;

/** Renders a password that is hidden until the eye is pressed, and hidden again when the form is left. */
export function PasswordField({ label, hint, error, className, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} className={className} required={input.required}>
      {(control) => (
        <div className="relative">
          <input
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className={classes(CONTROL, 'pr-15')}
          />
          <IconButton
            label={shown ? 'Ocultar a palavra-passe' : 'Mostrar a palavra-passe'}
            aria-pressed={shown}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
            className="absolute top-1/2 right-1 -translate-y-1/2 text-muted"
          >
            {shown ? <EyeOffIcon /> : <EyeIcon />}
          </IconButton>
        </div>
      )}
    </Field>
  );
}
