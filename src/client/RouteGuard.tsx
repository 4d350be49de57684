import { Fragment, useCallback, useEffect, useState } from 'react';
import { type Location, Navigate, Outlet, useLocation } from 'react-router-dom';
import { type RestoreResult, restoreSession } from '#client/session/restore.ts';
import { type SessionState, useSession } from '#client/session/useSession.ts';
import { type RouteVerdict, routeFor } from '#domain/permissions.ts';
import type { Role } from '#domain/vocabulary.ts';
import { hasArrival } from './login/school/hasArrival.ts';
import { NoConnectionPage } from './pages/NoConnectionPage.tsx';
import { Button } from './ui/controls/Button.tsx';
import { Banner } from './ui/feedback/Banner.tsx';

type Place = Pick<Location, 'pathname' | 'search'>;

/** Renders the requested page if the user may see it, and redirects otherwise (spec, section 4, Route guard). */
export function RouteGuard() {
  const location = useLocation();
  const session = useSession();
  const { outcome, retry } = useRestored(session.status === 'restoring');
  const isOpenToAll = verdictFor(location, { ...session, user: null, status: 'out' }) === 'stay';
  if (session.status === 'restoring' && !(isOpenToAll && location.pathname !== '/login')) {
    return outcome === 'unknown' ? <NoConnectionPage onRetry={retry} /> : <Loading />;
  }
  const verdict = verdictFor(location, session);
  if (verdict === 'login') return <Navigate to="/login" replace state={{ from: placeOf(location) }} />;
  if (verdict !== 'stay') return <Navigate to={destination(location, session, verdict)} replace />;
  return (
    <Fragment key={session.user?._id ?? 'nobody'}>
      <Outlet />
      {outcome === 'unconfirmed' && !isGame(location) && <Unconfirmed onRetry={retry} />}
    </Fragment>
  );
}

/** Interval of the requests while the server is unreachable. */
const ASK_AGAIN_MS = 15_000;

/**
 * Restores the session once per page load; while the server is unreachable, again every 15 seconds, on `online` and on
 * `retry`.
 */
function useRestored(needed: boolean): { outcome: RestoreResult | null; retry: () => void } {
  const [outcome, setOutcome] = useState<RestoreResult | null>(null);
  const retry = useCallback(() => {
    setOutcome(null);
    void restoreSession().then(setOutcome);
  }, []);
  useEffect(() => {
    if (needed) retry();
  }, [needed, retry]);
  const isOpenQuestion = outcome === 'unknown' || outcome === 'unconfirmed';
  useEffect(() => {
    if (!isOpenQuestion) return undefined;
    window.addEventListener('online', retry);
    // A server that comes back fires no `online` event.
    const timer = setInterval(() => void restoreSession().then(setOutcome), ASK_AGAIN_MS);
    return () => {
      window.removeEventListener('online', retry);
      clearInterval(timer);
    };
  }, [isOpenQuestion, retry]);
  return { outcome, retry };
}

function verdictFor({ pathname, search }: Place, { user, status }: SessionState): RouteVerdict {
  return routeFor({
    role: user === null ? null : (user.permission.id as Role),
    // A user who must choose a password does so in the panel, before opening a game with ?uid too.
    uid: user?.mustChangePassword ? null : new URLSearchParams(search).get('uid'),
    isPdf: /\/open-pdf\//i.test(pathname),
    signedIn: status === 'in' || status === 'expired',
    // The browser's address, from which the arrival is taken away once it is being used.
    isArriving: hasArrival(),
    path: pathname,
  });
}

/** Returns the page that required the sign-in if this user may see it, else the user's home page. */
function destination(location: Location, session: SessionState, home: 'game' | 'panel'): string {
  const from = (location.state as { from?: Place } | null)?.from;
  const mayGoBack = from !== undefined && from.pathname !== '/login' && verdictFor(from, session) === 'stay';
  return mayGoBack ? from.pathname + from.search : `/${home}`;
}

/** The game shows its own save status (ruling 14), and the notice would cover its controls. */
function isGame({ pathname }: Place): boolean {
  return /^\/game(\/|$)/i.test(pathname);
}

function placeOf({ pathname, search }: Location): Place {
  return { pathname, search };
}

/** The text comes from the spec. */
function Loading() {
  return (
    <main className="grid min-h-dvh place-items-center" aria-busy="true">
      <p lang="en" role="status" className="font-display text-xl">
        Loading...
      </p>
    </main>
  );
}

function Unconfirmed({ onRetry }: { onRetry: () => void }) {
  return (
    <Banner
      tone="warning"
      live
      className="fixed bottom-4 left-4 z-40 max-w-[calc(100vw-2rem)] shadow-card"
      action={
        <Button variant="secondary" onClick={onRetry}>
          Tentar de novo
        </Button>
      }
    >
      Sem ligação ao servidor.
    </Banner>
  );
}
