import { AlertIcon } from '#client/ui/icons.tsx';

/** Always in the page, so that what is written into it is read aloud. */
export function SignInError({ text }: { text: string }) {
  return (
    <div role="alert">
      {text !== '' && (
        <p className="flex items-center gap-2 rounded-xl border-2 border-danger bg-page px-3 py-2 font-semibold text-danger">
          <AlertIcon className="shrink-0" />
          {text}
        </p>
      )}
    </div>
  );
}
