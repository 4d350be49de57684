import { Spinner } from '#client/ui/feedback/Spinner.tsx';

/** Stands in a dialog while its content is being loaded, and says so where it could not be: it is tried again. */
export function LoadingPart({ hasFailed = false }: { hasFailed?: boolean }) {
  return (
    <p role="status" className="flex items-center justify-center gap-3 p-8">
      <Spinner />
      <span>{hasFailed ? 'Sem ligação. Abre assim que ela voltar.' : 'A carregar...'}</span>
    </p>
  );
}
