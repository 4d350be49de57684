import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useRef } from 'react';
import { type DefaultValues, type FieldErrors, type FieldPath, type FieldValues, useForm } from 'react-hook-form';
import { isRetryableError } from '#client/api/CallError.ts';
import { forgetToasts, showToast } from '#client/ui/feedback/toasts.ts';
import type { FormSchema } from '#contract/forms.ts';
import { isHandledBySignIn } from '../signedOut.ts';
import { firstMessage } from './errorMessages.ts';
import { fieldErrorsOf, type RefusalFields } from './fieldErrorsOf.ts';
import { fieldsOf } from './fieldsOf.ts';
import { type FormMutation, useFormMutation } from './useFormMutation.ts';

interface FormPlan<Values extends FieldValues, Body, Reply> extends FormMutation<Body, Reply> {
  /** From contract/forms.ts; the order of its fields is the order in which errors are reported. */
  schema: FormSchema<Body, Values>;
  /** Initial values of the fields. */
  values: Values;
  /** Fields that must hold something before the button is enabled; spaces count (spec, section 2). */
  needs?: readonly (keyof Values)[];
  /** Refusals of the whole call that concern one field, by refusal id. */
  about?: RefusalFields<keyof Values & string>;
}

/** Message for an error that has none in the contract. */
const DEFAULT_MESSAGE = 'Este campo não está correto.';

/**
 * Manages a dialog's form: validates it with the server's schema and sends it once. Errors stay at their fields until these
 * change, the first error also as a toast; an error of no field is shown above the buttons. Input is kept (spec, section 8).
 */
export function usePanelForm<Values extends FieldValues, Body, Reply>(plan: FormPlan<Values, Body, Reply>) {
  const form = useForm<Values, unknown, Body>({
    defaultValues: plan.values as DefaultValues<Values>,
    resolver: zodResolver<Values, unknown, Body>(plan.schema, { error: () => DEFAULT_MESSAGE }),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const key = useId();
  const { mutateAsync, isRetrying } = useFormMutation(plan, () => forgetToasts(key));
  const refuse = (error: unknown) => {
    if (isHandledBySignIn(error)) return;
    const { wrong, words } = fieldErrorsOf(error, Object.keys(plan.values), plan.about ?? {}, plan.failed);
    const text = words ?? firstMessage(plan.schema, wrong) ?? plan.failed;
    for (const [name, message] of Object.entries(wrong)) form.setError(name as FieldPath<Values>, { message });
    if (Object.keys(wrong).length === 0) form.setError('root', { message: text });
    const canRetry = plan.retries === true && isRetryableError(error);
    showToast('error', text, canRetry ? { label: 'Tentar de novo', run: () => void submit() } : undefined, key);
  };
  const send = (body: Body) => mutateAsync(body).catch(refuse);
  const showFirstError = (errors: FieldErrors<Values>) =>
    showToast('error', firstMessage(plan.schema, errors) ?? plan.failed, undefined, key);
  const submit = useExclusive(() => form.handleSubmit(send, showFirstError)());
  const values = form.watch();
  const { isSubmitting, isDirty, submitCount, errors } = form.formState;
  return {
    ...fieldsOf(form, values),
    values,
    /** State and actions for FormDialog. */
    frame: {
      submit,
      isSubmitting,
      isRetrying,
      isTyped: isDirty,
      isReady: (plan.needs ?? []).every((name) => Boolean(values[name])),
      refusal: errors.root?.message ?? null,
      tries: submitCount,
    },
  };
}

/** A form as passed to the components of its dialog. */
export type PanelForm<Values extends FieldValues> = ReturnType<typeof usePanelForm<Values, unknown, unknown>>;

/** Drops calls while one is running: the second press of a double click comes before the button shows as busy. */
function useExclusive(act: () => Promise<unknown>) {
  const isRunning = useRef(false);
  return async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    await act().finally(() => {
      isRunning.current = false;
    });
  };
}
