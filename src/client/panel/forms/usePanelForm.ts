import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useRef } from 'react';
import { type DefaultValues, type FieldErrors, type FieldPath, type FieldValues, useForm } from 'react-hook-form';
import { isPassing } from '#client/api/CallError.ts';
import { forgetToasts, showToast } from '#client/ui/feedback/toasts.ts';
import type { FormSchema } from '#contract/forms.ts';
import { isToldBySignIn } from '../signedOut.ts';
import { fieldsOf } from './fieldsOf.ts';
import { type About, refusedBy } from './refusedBy.ts';
import { type Sending, useSending } from './useSending.ts';
import { firstWords } from './words.ts';

interface FormPlan<Values extends FieldValues, Body, Reply> extends Sending<Body, Reply> {
  /** From contract/forms.ts: its order is the order in which what is wrong is told. */
  schema: FormSchema<Body, Values>;
  /** What the fields hold at first. */
  values: Values;
  /** Fields that must hold something before the button is enabled; spaces count (spec, section 2). */
  needs?: readonly (keyof Values)[];
  /** Refusals of the whole call that speak of one field, by their id. */
  about?: About<keyof Values & string>;
}

/** For what the contract has no words of its own. */
const UNNAMED = 'Este campo não está correto.';

/**
 * A dialog's form, checked as the server will check it, and sent once. What is wrong stands at each field until that field is
 * changed, the first of it in a toast; what no field says stands above the buttons. What was typed stays (spec, section 8).
 */
export function usePanelForm<Values extends FieldValues, Body, Reply>(plan: FormPlan<Values, Body, Reply>) {
  const form = useForm<Values, unknown, Body>({
    defaultValues: plan.values as DefaultValues<Values>,
    resolver: zodResolver<Values, unknown, Body>(plan.schema, { error: () => UNNAMED }),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const key = useId();
  const { mutateAsync, isRetrying } = useSending(plan, () => forgetToasts(key));
  const refuse = (error: unknown) => {
    if (isToldBySignIn(error)) return;
    const { wrong, words } = refusedBy(error, Object.keys(plan.values), plan.about ?? {}, plan.failed);
    const told = words ?? firstWords(plan.schema, wrong) ?? plan.failed;
    for (const [name, message] of Object.entries(wrong)) form.setError(name as FieldPath<Values>, { message });
    if (Object.keys(wrong).length === 0) form.setError('root', { message: told });
    const canRetry = plan.retries === true && isPassing(error);
    showToast('error', told, canRetry ? { label: 'Tentar de novo', run: () => void submit() } : undefined, key);
  };
  const send = (body: Body) => mutateAsync(body).catch(refuse);
  const tell = (errors: FieldErrors<Values>) =>
    showToast('error', firstWords(plan.schema, errors) ?? plan.failed, undefined, key);
  const submit = useOnceAtATime(() => form.handleSubmit(send, tell)());
  const values = form.watch();
  const { isSubmitting, isDirty, submitCount, errors } = form.formState;
  return {
    ...fieldsOf(form, values),
    values,
    /** What the dialog's frame shows and does. */
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

/** What a dialog's parts need of its form. */
export type PanelForm<Values extends FieldValues> = ReturnType<typeof usePanelForm<Values, unknown, unknown>>;

/** The screen shows 'busy' a moment after the first press, so the second press of a double click is dropped here, at once. */
function useOnceAtATime(act: () => Promise<unknown>) {
  const isUnderWay = useRef(false);
  return async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    await act().finally(() => {
      isUnderWay.current = false;
    });
  };
}
