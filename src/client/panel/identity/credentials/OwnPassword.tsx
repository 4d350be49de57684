import { Button } from '#client/ui/controls/Button.tsx';

interface Props {
  /** Whose credentials: said to screen readers. */
  owner: string;
  username: string;
  /** Absent for who may not give another password. */
  onRenew?: (() => void) | undefined;
}

/** The username of an account whose password its owner chose: nobody can see it, an administrator can give another one. */
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
