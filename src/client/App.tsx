import { Suspense, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Navigate, Route, Routes } from 'react-router-dom';
import { logError } from '#client/api/logError.ts';
import { useSession } from '#client/session/useSession.ts';
import { useLatePart } from '#client/ui/hooks/useLatePart.ts';
import { useChosenTheme } from '#client/ui/theme.ts';
import { LOADING_BAR_DELAY_MS, LOADING_BAR_HEIGHT_PX, TOAST_MS } from '#domain/limits.ts';
import { DevScenes, Game, LoginPage, LoginSky, NotFoundPage, Panel, PdfPage, UpdateNotice } from './lazyPages.ts';
import { useUpdates } from './offline/updates.ts';
import { useReloadWhenIdle } from './offline/useReloadWhenIdle.ts';
import { ErrorPage } from './pages/ErrorPage.tsx';
import { RouteGuard } from './RouteGuard.tsx';
import { LoadingBar } from './ui/feedback/LoadingBar.tsx';
import { Toasts } from './ui/feedback/Toasts.tsx';
import { usePageAtRest } from './ui/hooks/usePageAtRest.ts';
import { useProjectorParameter } from './useProjectorParameter.ts';

/** Renders the product's routes (spec, section 2) and the elements above all pages. */
export function App() {
  useProjectorParameter();
  return (
    <ErrorBoundary FallbackComponent={ErrorPage} onError={(error) => logError(error, 'page')}>
      <LoadingBar delayMs={LOADING_BAR_DELAY_MS} heightPx={LOADING_BAR_HEIGHT_PX} />
      <Suspense fallback={<main aria-busy="true" className="min-h-dvh" />}>
        <Pages />
      </Suspense>
      <SessionEnd />
      <Updates />
      <Toasts ms={TOAST_MS} />
    </ErrorBoundary>
  );
}

const loadSignInAgain = () => import('./login/SignInAgain.tsx').then(({ SignInAgain }) => SignInAgain);

/** The window for signing in again, which is loaded while somebody is signed in, so that it opens without a network too. */
function SessionEnd() {
  const isSignedIn = useSession(({ status }) => status !== 'out');
  const SignInAgain = useLatePart(isSignedIn, loadSignInAgain);
  return SignInAgain && <SignInAgain />;
}

/** Shows the update notice, whose code startOffline.ts has already loaded. */
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

/** Starts the music on a press anywhere on the sign-in page (spec, section 2, Login screen). */
function startMusic() {
  withSound((sound) => sound.startMusic());
}

/** Loads the audio chunk and uses it; if it cannot be loaded, the product stays silent. */
function withSound(use: (sound: typeof import('./game/pageAudio.ts')) => unknown) {
  import('./game/pageAudio.ts').then(use, (error: unknown) => logError(error, 'audio'));
}

/** Renders the form first; the sky is fetched once the page is at rest, and not with the data saver on. */
function LoginDoor() {
  const isAtRest = usePageAtRest();
  useReloadWhenIdle(true, LOGIN_IDLE_MS, isFormEmpty);
  useEffect(() => {
    // Tablets start sound only when it was already loaded before the press.
    if (isAtRest) withSound((sound) => sound.pageAudio());
  }, [isAtRest]);
  return (
    <LoginPage
      onPress={startMusic}
      sky={
        isAtRest && (
          <ErrorBoundary fallback={null} onError={(error) => logError(error, 'stage')}>
            <Suspense fallback={null}>
              <LoginSky />
            </Suspense>
          </ErrorBoundary>
        )
      }
    />
  );
}

/** Time without input after which the sign-in page counts as unused and may reload. */
const LOGIN_IDLE_MS = 5_000;

function isFormEmpty(): boolean {
  const isOpen = document.querySelector('dialog[open]') !== null;
  return !isOpen && Array.from(document.querySelectorAll('input')).every(({ value }) => value === '');
}

/** Renders the panel with the user's light or dark theme, and stops the music, which belongs to the game. */
function PanelPage() {
  useChosenTheme();
  useEffect(() => withSound((sound) => sound.stopMusic()), []);
  return <Panel />;
}
