import { Button } from '#client/ui/controls/Button.tsx';

interface Props {
  /** Name of the account's owner, for screen readers. */
  owner: string;
  username: string;
  /** Absent when the user may not set a new password. */
  onRenew?: (() => void) | undefined;
}

/** Shows the username of an account whose owner chose the password: it cannot be shown, only an administrator can replace it. */
export function OwnPassword({ owner, username, onRenew }: Props) {
  return (
    <div className="flex min-w-0 flex-col items-start gap-1">
      <span className="sr-only">Utilizador: </span>
      <span className="block font-semibold">{username}</span>
      <span className="text-muted">Definida pelo próprio</span>
      {onRenew && (
        <Button variant="secondary" className="px-4" onClick={onRenew}>
          Nova palavra-passe<span className="sr-only"> de {owner}</span>
        </Button>
      )}
    </div>
  );
}
