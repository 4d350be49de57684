import type { FormEvent, ReactNode } from 'react';
import { useFocusFirstInvalid } from '#client/panel/forms/useFocusFirstInvalid.ts';
import { FormRefusal } from '#client/panel/lists/FormRefusal.tsx';
import { Button } from '#client/ui/controls/Button.tsx';
import type { SetupForm } from './useSetupForm.ts';

interface Props {
  form: SetupForm;
  label: string;
  submitLabel: string;
  children: ReactNode;
}

/** Renders a form on a page, whose button stays in sight. A refused form moves the focus to its first error. */
export function SetupFrame({ form, label, submitLabel, children }: Props) {
  const { submit, isSubmitting, isRetrying, isTyped, refusal, tries } = form.frame;
  const element = useFocusFirstInvalid(tries);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <form
      ref={element}
      aria-label={label}
      noValidate
      data-unsaved={isTyped}
      className="flex flex-col gap-4"
      onSubmit={onSubmit}
    >
      {children}
      <div
        data-bottom-bar=""
        className="card sticky bottom-2 z-5 flex flex-wrap items-center justify-end gap-3 shadow-card max-sm:px-3!"
      >
        <FormRefusal text={refusal} />
        <p role="status" className="mr-auto">
          {isRetrying ? 'Sem ligação: a tentar de novo…' : ''}
        </p>
        <Button type="submit" busy={isSubmitting}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
