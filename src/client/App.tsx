import { Suspense, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Navigate, Route, Routes } from 'react-router-dom';
import { report } from '#client/api/report.ts';
import { useChosenTheme } from '#client/ui/theme.ts';
import { LOADING_BAR_DELAY_MS, LOADING_BAR_HEIGHT_PX, TOAST_MS } from '#domain/limits.ts';
import { DevScenes, Game, LoginPage, LoginSky, NotFoundPage, Panel, PdfPage, UpdateNotice } from './doors.ts';
import { SignInAgain } from './login/SignInAgain.tsx';
import { useUpdates } from './offline/updates.ts';
import { useSafeMoment } from './offline/useSafeMoment.ts';
import { ErrorPage } from './pages/ErrorPage.tsx';
import { RouteGuard } from './RouteGuard.tsx';
import { LoadingBar } from './ui/feedback/LoadingBar.tsx';
import { Toasts } from './ui/feedback/Toasts.tsx';
import { usePageAtRest } from './ui/hooks/usePageAtRest.ts';
import { useAskedScreen } from './useAskedScreen.ts';

/** Every address of the product (spec, section 2) and what lies over all of them. */
export function App() {
  useAskedScreen();
  return (
    <ErrorBoundary FallbackComponent={ErrorPage} onError={(error) => report(error, 'page')}>
      <LoadingBar delayMs={LOADING_BAR_DELAY_MS} heightPx={LOADING_BAR_HEIGHT_PX} />
      <Suspense fallback={<main aria-busy="true" className="min-h-dvh" />}>
        <Pages />
      </Suspense>
      <SignInAgain />
      <Updates />
      <Toasts ms={TOAST_MS} />
    </ErrorBoundary>
  );
}

/** Nothing of it is fetched to be shown: it came with the watch for newer versions. */
function Updates() {
  const { newer } = useUpdates();
  return newer === null ? null : (
    <Suspense fallback={null}>
      <UpdateNotice />
    </Suspense>
  );
}

function Pages() {
  return (
    <Routes>
      <Route path="/" element={<Navigate to="/login" replace />} />
      <Route element={<RouteGuard />}>
        <Route path="/login" element={<LoginDoor />} />
        <Route path="/game" element={<Game />} />
        <Route path="/game/open-pdf/:id" element={<PdfPage />} />
        <Route path="/panel/open-pdf/:id" element={<PdfPage />} />
        <Route path="/panel/*" element={<PanelPage />} />
      </Route>
      {DevScenes && <Route path="/dev/cenas/*" element={<DevScenes />} />}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

/** The press anywhere on the sign-in page that lets the music begin (spec, section 2, Login screen). */
function startMusic() {
  withSound((sound) => sound.startMusic());
}

/** The sound is a download of its own; where it cannot be had, nothing is heard and all goes on. */
function withSound(use: (sound: typeof import('./game/pageAudio.ts')) => unknown) {
  import('./game/pageAudio.ts').then(use, (error: unknown) => report(error, 'audio'));
}

/** The form first; the sky is fetched once the page is at rest, and where nobody saves data. */
function LoginDoor() {
  const isAtRest = usePageAtRest();
  useSafeMoment(true, NOBODY_SIGNS_IN_MS, isFormEmpty);
  useEffect(() => {
    // A tablet lets sound begin only where it is ready before the press.
    if (isAtRest) withSound((sound) => sound.pageAudio());
  }, [isAtRest]);
  return (
    <LoginPage
      onPress={startMusic}
      sky={
        isAtRest && (
          <ErrorBoundary fallback={null} onError={(error) => report(error, 'stage')}>
            <Suspense fallback={null}>
              <LoginSky />
            </Suspense>
          </ErrorBoundary>
        )
      }
    />
  );
}

/** So long without a touch, nobody is about to sign in. */
const NOBODY_SIGNS_IN_MS = 5_000;

function isFormEmpty(): boolean {
  const isOpen = document.querySelector('dialog[open]') !== null;
  return !isOpen && Array.from(document.querySelectorAll('input')).every(({ value }) => value === '');
}

/** The panel is the one place where the person's choice of light or dark holds. The music is the game's: it stops here. */
function PanelPage() {
  useChosenTheme();
  useEffect(() => withSound((sound) => sound.stopMusic()), []);
  return <Panel />;
}
