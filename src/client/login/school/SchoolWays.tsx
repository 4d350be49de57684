import { useEffect, useState } from 'react';
import { errorMessage } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { logError } from '#client/api/logError.ts';
import { enter } from '#client/session/login.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { issuers as calls } from '#contract/identity/issuers.ts';
import { type Site, site } from '#contract/site.ts';
import { SignInError } from '../SignInError.tsx';
import { refusalText, takeArrival } from './arrival.ts';

const FAILED = 'Não foi possível entrar.';

/**
 * Renders the buttons with which staff sign in with an account of their school, finishes such a sign-in when the browser
 * comes back from the issuer, and says why one was refused.
 */
export function SchoolWays({ issuers }: { issuers?: Site['issuers'] }) {
  const known = useIssuers(issuers);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState<string | null>(null);
  useEffect(() => {
    const arrival = takeArrival();
    if (arrival === null) return;
    if (arrival !== 'certa') {
      setError(refusalText(arrival));
      return;
    }
    setBusy('');
    call(calls.finishIssuerSignIn)
      .then(enter)
      .catch((failure: unknown) => {
        logError(failure, 'issuer');
        setBusy(null);
        setError(errorMessage(failure, FAILED));
      });
  }, []);
  const leave = async (issuer: string) => {
    setBusy(issuer);
    setError('');
    try {
      const { url } = await call(calls.beginIssuerSignIn, { body: { issuer } });
      window.location.assign(url);
    } catch (failure) {
      logError(failure, 'issuer');
      setBusy(null);
      setError(errorMessage(failure, FAILED));
    }
  };
  return (
    <div className="flex flex-col gap-2">
      <SignInError text={error} waiting={false} />
      <p role="status" className={busy === '' ? 'font-semibold' : 'sr-only'}>
        {busy === '' ? 'A entrar…' : ''}
      </p>
      {known.length > 0 && <p className="label-caps text-label">Para quem ensina</p>}
      {known.map(({ id, name }) => (
        <Button
          key={id}
          variant="secondary"
          className="px-4"
          busy={busy === id}
          disabled={busy !== null && busy !== id}
          onClick={() => void leave(id)}
        >
          Entrar com {name}
        </Button>
      ))}
    </div>
  );
}

/** Asks for the issuers where they are not given, as in the dialog for signing in again. */
function useIssuers(given: Site['issuers'] | undefined): Site['issuers'] {
  const [asked, setAsked] = useState<Site['issuers']>([]);
  const isMissing = given === undefined;
  useEffect(() => {
    if (!isMissing) return;
    call(site.site).then(
      ({ issuers }) => setAsked(issuers),
      (failure: unknown) => logError(failure, 'site'),
    );
  }, [isMissing]);
  return given ?? asked;
}
