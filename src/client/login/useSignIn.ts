import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CallError, errorMessage } from '#client/api/CallError.ts';
import { logError } from '#client/api/logError.ts';
import { login } from '#client/session/login.ts';

const FAILED = 'Não foi possível entrar.';
const EMPTY = 'Escrevam o nome de utilizador e a palavra-passe.';
const EMPTY_PASSWORD = 'Falta a palavra-passe.';

export interface SignIn {
  /** The error text to show; '' without an error. */
  error: string;
  busy: boolean;
  /** The server answered `busy`, and the form retries after the delay that it gave. */
  waiting: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * Signs in with a form that has the field `password` and, unless `account` is given, `user`. Reads the fields on submit, so that
 * a password manager's input counts. With an empty field nothing is sent (spec, section 5), and the form says why.
 */
export function useSignIn(account?: string): SignIn {
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const isUnmounted = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);
  const submit = async (form: HTMLFormElement) => {
    const fields = new FormData(form);
    setBusy(true);
    setError('');
    const attempt = () => login(account ?? String(fields.get('user') ?? ''), String(fields.get('password') ?? ''));
    try {
      const tried = await retryWhileBusy(attempt, {
        onWait: () => setWaiting(true),
        isWanted: () => !isUnmounted.current,
      });
      setError(tried ? '' : account === undefined ? EMPTY : EMPTY_PASSWORD);
    } catch (failure) {
      logError(failure, 'login');
      setError(errorMessage(failure, FAILED));
    } finally {
      setBusy(false);
      setWaiting(false);
    }
  };
  return {
    error,
    busy,
    waiting,
    onSubmit(event) {
      event.preventDefault();
      if (!busy) void submit(event.currentTarget);
    },
  };
}

/** Retries a `busy` answer after the server's delay, until the form is unmounted. */
async function retryWhileBusy<T>(
  attempt: () => Promise<T>,
  { onWait, isWanted }: { onWait: () => void; isWanted: () => boolean },
): Promise<T> {
  for (;;) {
    try {
      return await attempt();
    } catch (failure) {
      const ms = failure instanceof CallError && failure.code === 'busy' ? failure.retryAfter : null;
      if (ms === null) throw failure;
      onWait();
      await new Promise((done) => setTimeout(done, ms));
      if (!isWanted()) throw failure;
    }
  }
}
