import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CallError, errorMessage } from '#client/api/CallError.ts';
import { logError } from '#client/api/logError.ts';
import { login, loginWithCode } from '#client/session/login.ts';
import { useLatePart } from '#client/ui/hooks/useLatePart.ts';
import { isSecondStepNext } from './school/hasArrival.ts';

const FAILED = 'Não foi possível entrar.';
const EMPTY = 'Escrevam o nome de utilizador e a palavra-passe.';
const EMPTY_PASSWORD = 'Falta a palavra-passe.';
const EMPTY_CODE = 'Escrevam as quatro palavras do código.';

/** Loads what only staff need. */
const loadStaff = () => import('./school/staffSignIn.ts');

export interface SignIn {
  /** The error text to show; '' without an error. */
  error: string;
  busy: boolean;
  /** The server answered `busy`, and the form retries after the delay that it gave. */
  waiting: boolean;
  /** Loaded for an account that has a second step, and where accounts of a school open the installation. */
  staff: Awaited<ReturnType<typeof loadStaff>> | null | undefined;
  /** The password or the learning platform was right and the account has a second step. */
  needsSecondStep: boolean;
  /** Goes back to the password; `why` is shown. */
  backToPassword: (why: string) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** The account whose session ended; absent where anybody may sign in. */
type Account = { _id: string; username: string } | null;

/**
 * Signs in with a form that has the field `code`, or else `password` and, without an `account`, `user`. Reads the fields on submit,
 * so that a password manager's input counts. With an empty field nothing is sent (spec, section 5), and the form says why. `wantsStaff`:
 * whether to load at once what only staff need.
 */
export function useSignIn(isByCode: boolean, wantsStaff: boolean, account: Account = null): SignIn {
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const [needsSecondStep, setNeedsSecondStep] = useState(isSecondStepNext);
  const staff = useLatePart(wantsStaff || needsSecondStep, loadStaff);
  const isUnmounted = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    if (isSecondStepNext()) window.history.replaceState(window.history.state, '', window.location.pathname);
    return () => {
      isUnmounted.current = true;
    };
  }, []);
  const submit = async (form: HTMLFormElement) => {
    const fields = new FormData(form);
    setBusy(true);
    setError('');
    const attempt = () => signInWith(fields, isByCode, account);
    try {
      const tried = await retryWhileBusy(attempt, {
        onWait: () => setWaiting(true),
        isWanted: () => !isUnmounted.current,
      });
      setError(tried ? '' : isByCode ? EMPTY_CODE : account === null ? EMPTY : EMPTY_PASSWORD);
    } catch (failure) {
      setNeedsSecondStep(failure instanceof CallError && failure.code === 'secondFactorNeeded');
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
    staff,
    needsSecondStep,
    backToPassword(why) {
      setNeedsSecondStep(false);
      setError(why);
    },
    onSubmit(event) {
      event.preventDefault();
      if (!busy) void submit(event.currentTarget);
    },
  };
}

function signInWith(fields: FormData, isByCode: boolean, account: Account): Promise<boolean> {
  const field = (name: string) => String(fields.get(name) ?? '');
  return isByCode
    ? loginWithCode(field('code'), account?._id)
    : login(account?.username ?? field('user'), field('password'));
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
