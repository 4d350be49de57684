import { type FormEvent, useState } from 'react';
import { wordsOf } from '#client/api/CallError.ts';
import { report } from '#client/api/report.ts';
import { login } from '#client/session/login.ts';

const FAILED = 'Não foi possível entrar.';
const EMPTY = 'Escrevam o nome de utilizador e a palavra-passe.';
const EMPTY_PASSWORD = 'Falta a palavra-passe.';

export interface SignIn {
  /** Words to show; '' when there is nothing wrong. */
  error: string;
  busy: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * A form with the fields `password` and, unless `account` is given, `user`. Read at the moment of sending, so that what a password manager filled in
 * counts. Empty fields: nothing is sent (spec, section 5), and the form says why.
 */
export function useSignIn(account?: string): SignIn {
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async (form: HTMLFormElement) => {
    const fields = new FormData(form);
    setBusy(true);
    try {
      const tried = await login(account ?? String(fields.get('user') ?? ''), String(fields.get('password') ?? ''));
      setError(tried ? '' : account === undefined ? EMPTY : EMPTY_PASSWORD);
    } catch (failure) {
      report(failure, 'login');
      setError(wordsOf(failure, FAILED));
    } finally {
      setBusy(false);
    }
  };
  return {
    error,
    busy,
    onSubmit(event) {
      event.preventDefault();
      if (!busy) void submit(event.currentTarget);
    },
  };
}
