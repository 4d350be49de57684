import { AlertIcon } from '#client/ui/icons.tsx';

/** Shows why sign-in failed, or that it is queued. Always mounted, so that screen readers announce each new text. */
export function SignInError({ text, waiting }: { text: string; waiting: boolean }) {
  return (
    <div role="alert">
      {waiting && (
        <p className="rounded-xl border-2 border-line bg-page px-3 py-2 font-semibold">
          Estão muitas equipas a entrar. A vossa vez está a chegar: fiquem nesta página.
        </p>
      )}
      {text !== '' && (
        <p className="flex items-center gap-2 rounded-xl border-2 border-danger bg-page px-3 py-2 font-semibold text-danger">
          <AlertIcon className="shrink-0" />
          {text}
        </p>
      )}
    </div>
  );
}
