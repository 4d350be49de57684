import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Navigate, Route, Routes } from 'react-router-dom';
import { report } from '#client/api/report.ts';
import { LoadingBar } from '#client/ui/LoadingBar.tsx';
import { Toasts } from '#client/ui/Toasts.tsx';
import { useChosenTheme } from '#client/ui/theme.ts';
import { LOADING_BAR_DELAY_MS, LOADING_BAR_HEIGHT_PX, TOAST_MS } from '#domain/limits.ts';
import { Game, LoginPage, NotFoundPage, Panel, PdfPage } from './doors.ts';
import { SignInAgain } from './login/SignInAgain.tsx';
import { ErrorPage } from './pages/ErrorPage.tsx';
import { RouteGuard } from './RouteGuard.tsx';

/** Every address of the product (spec, section 2) and what lies over all of them. */
export function App() {
  return (
    <ErrorBoundary FallbackComponent={ErrorPage} onError={(error) => report(error, 'page')}>
      <LoadingBar delayMs={LOADING_BAR_DELAY_MS} heightPx={LOADING_BAR_HEIGHT_PX} />
      <Suspense fallback={<main aria-busy="true" className="min-h-dvh" />}>
        <Pages />
      </Suspense>
      <SignInAgain />
      <Toasts ms={TOAST_MS} />
    </ErrorBoundary>
  );
}

function Pages() {
  return (
    <Routes>
      <Route path="/" element={<Navigate to="/login" replace />} />
      <Route element={<RouteGuard />}>
        <Route path="/login" element={<LoginPage />} />
        <Route path="/game" element={<Game />} />
        <Route path="/game/open-pdf/:id" element={<PdfPage />} />
        <Route path="/panel/open-pdf/:id" element={<PdfPage />} />
        <Route path="/panel/*" element={<PanelPage />} />
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

/** The panel is the one place where the person's choice of light or dark holds. */
function PanelPage() {
  useChosenTheme();
  return <Panel />;
}
