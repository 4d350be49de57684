import { Link } from 'react-router-dom';
import { CallError } from '#client/api/CallError.ts';
import { LoadFailure } from '#client/panel/lists/LoadFailure.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';

/** Shows that a report failed to load; for a deleted team or class, points to the bin. */
export function ReportFailure({ error, retry, what }: { error: unknown; retry: () => unknown; what: string }) {
  if (!(error instanceof CallError) || error.code !== 'notFound') return <LoadFailure error={error} retry={retry} />;
  return (
    <EmptyState title={`Esta ${what} já não existe.`}>
      <p>
        O que foi eliminado há pouco tempo está na{' '}
        <Link to="/panel/bin" className="text-link">
          Reciclagem
        </Link>
        .
      </p>
    </EmptyState>
  );
}
