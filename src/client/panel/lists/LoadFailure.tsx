import { errorMessage } from '#client/api/CallError.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { useRefetchOnServerReturn } from './useRefetchOnServerReturn.ts';

/** Shows that a list failed to load, with a retry button; refetches by itself once the server is reachable again. */
export function LoadFailure({ error, retry }: { error: unknown; retry: () => unknown }) {
  useRefetchOnServerReturn(error);
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4 rounded-card border border-line bg-surface p-4">
      <p>{errorMessage(error, 'Não foi possível carregar a lista.')}</p>
      <Button variant="secondary" onClick={() => void retry()}>
        Tentar de novo
      </Button>
    </div>
  );
}
