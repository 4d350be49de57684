import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { report } from '#client/api/report.ts';
import { type Part, PartMissing } from './part.ts';

/** The part once it is here; until then the nearest PartRoom waits. */
export function PartView<Props extends object>({ part: { View }, props }: { part: Part<Props>; props: Props }) {
  return <View {...props} />;
}

interface RoomProps {
  /** Stands here while a part comes. */
  waiting: ReactNode;
  /** Stands in place of a part that did not come; `done` shows it once it has. */
  failure: (missing: PartMissing, done: () => void) => ReactNode;
  /** Another of these leaves the failure behind. */
  at?: string;
  children: ReactNode;
}

/** Where parts are shown. One that does not come is told here; any other trouble is none of its business and goes on outwards. */
export function PartRoom({ waiting, failure, at, children }: RoomProps) {
  const render = ({ error, resetErrorBoundary }: FallbackProps) => {
    if (!(error instanceof PartMissing)) throw error;
    return failure(error, resetErrorBoundary);
  };
  return (
    <ErrorBoundary fallbackRender={render} onError={renew} resetKeys={[at]}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** So that it is fetched anew the next time it is asked for. */
function renew(error: unknown): void {
  if (!(error instanceof PartMissing)) return;
  report(error, 'part');
  error.part.renew();
}
