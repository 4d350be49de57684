import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { logError } from '#client/api/logError.ts';
import { type LazyComponent, LazyLoadError } from './lazyComponent.ts';

/** Renders a lazy component; until it has loaded, the nearest LazyBoundary shows its fallback. */
export function LazyView<Props extends object>({
  part: { View },
  props,
}: {
  part: LazyComponent<Props>;
  props: Props;
}) {
  return <View {...props} />;
}

interface RoomProps {
  /** Shown while a component loads. */
  waiting: ReactNode;
  /** Shown in place of a component that failed to load; call `done` once it has loaded. */
  failure: (missing: LazyLoadError, done: () => void) => ReactNode;
  /** A change of this value resets the failure. */
  at?: string;
  children: ReactNode;
}

/** Suspense and error boundary for lazy components. Handles LazyLoadError and rethrows every other error. */
export function LazyBoundary({ waiting, failure, at, children }: RoomProps) {
  const render = ({ error, resetErrorBoundary }: FallbackProps) => {
    if (!(error instanceof LazyLoadError)) throw error;
    return failure(error, resetErrorBoundary);
  };
  return (
    <ErrorBoundary fallbackRender={render} onError={renew} resetKeys={[at]}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** Makes the next render fetch the component again. */
function renew(error: unknown): void {
  if (!(error instanceof LazyLoadError)) return;
  logError(error, 'part');
  error.part.renew();
}
