import { wordsOf } from '#client/api/CallError.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { useServerBack } from './useServerBack.ts';

/** A list that did not load says so and can be asked for again; it comes by itself once the server is back. */
export function LoadFailure({ error, retry }: { error: unknown; retry: () => unknown }) {
  useServerBack(error);
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4 rounded-card border border-line bg-surface p-4">
      <p>{wordsOf(error, 'Não foi possível carregar a lista.')}</p>
      <Button variant="secondary" onClick={() => void retry()}>
        Tentar de novo
      </Button>
    </div>
  );
}
