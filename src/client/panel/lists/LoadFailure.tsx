import { wordsOf } from '#client/api/CallError.ts';
import { Button } from '#client/ui/Button.tsx';

/** A list that did not load says so and can be asked for again. */
export function LoadFailure({ error, retry }: { error: unknown; retry: () => unknown }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4 rounded-card border border-line bg-surface p-4">
      <p>{wordsOf(error, 'Não foi possível carregar a lista.')}</p>
      <Button variant="secondary" onClick={() => void retry()}>
        Tentar de novo
      </Button>
    </div>
  );
}
