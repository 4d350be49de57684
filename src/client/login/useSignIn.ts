import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CallError, wordsOf } from '#client/api/CallError.ts';
import { report } from '#client/api/report.ts';
import { login } from '#client/session/login.ts';

const FAILED = 'Não foi possível entrar.';
const EMPTY = 'Escrevam o nome de utilizador e a palavra-passe.';
const EMPTY_PASSWORD = 'Falta a palavra-passe.';

export interface SignIn {
  /** Words to show; '' when there is nothing wrong. */
  error: string;
  busy: boolean;
  /** Many sign in at the same time: the server has said when to come again, and that is done. */
  waiting: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * A form with the fields `password` and, unless `account` is given, `user`. Read at the moment of sending, so that what a password manager filled in
 * counts. Empty fields: nothing is sent (spec, section 5), and the form says why.
 */
export function useSignIn(account?: string): SignIn {
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const submit = async (form: HTMLFormElement) => {
    const fields = new FormData(form);
    setBusy(true);
    setError('');
    const attempt = () => login(account ?? String(fields.get('user') ?? ''), String(fields.get('password') ?? ''));
    try {
      const tried = await inTurn(attempt, { onWait: () => setWaiting(true), isWanted: () => !isGone.current });
      setError(tried ? '' : account === undefined ? EMPTY : EMPTY_PASSWORD);
    } catch (failure) {
      report(failure, 'login');
      setError(wordsOf(failure, FAILED));
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

/** Comes again when the server says, for as long as somebody waits. */
async function inTurn<T>(
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
