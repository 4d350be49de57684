import { Spinner } from '#client/ui/feedback/Spinner.tsx';

/** Stands in a dialog while its content is being loaded. */
export function LoadingPart() {
  return (
    <p role="status" className="flex items-center justify-center gap-3 p-8">
      <Spinner />
      <span>A carregar...</span>
    </p>
  );
}
