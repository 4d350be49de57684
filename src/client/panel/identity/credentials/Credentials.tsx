import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { EyeIcon, EyeOffIcon } from '#client/ui/icons.tsx';
import { teachers } from '#contract/school/teachers.ts';

const MASK = '••••••••';
const EYE = <EyeIcon />;

interface Props {
  accountId: string;
  /** Name of the account's owner, for screen readers. */
  owner: string;
  username: string;
}

/**
 * Shows username and masked password of an account. The password is fetched only on request, because the server records
 * every reveal (ruling 9), and is dropped when it is hidden.
 */
export function Credentials({ accountId, owner, username }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex items-center gap-1">
      <div className="min-w-0">
        <span className="sr-only">Utilizador: </span>
        <span className="block font-semibold">{username}</span>
        {isOpen ? <Opened accountId={accountId} owner={owner} /> : passwordShown(owner, MASK)}
      </div>
      <IconButton
        label={isOpen ? `Ocultar a palavra-passe de ${owner}` : `Mostrar a palavra-passe de ${owner}`}
        aria-pressed={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? <EyeOffIcon /> : EYE}
      </IconButton>
    </div>
  );
}

function Opened({ accountId, owner }: Pick<Props, 'accountId' | 'owner'>) {
  const { data, error, isFetching } = useQuery({
    queryKey: ['credentials', accountId],
    queryFn: ({ signal }) => call(teachers.credentials, { params: { accountId } }, { signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <>
      {passwordShown(owner, isFetching ? 'A carregar…' : (data?.password ?? MASK), data !== undefined)}
      {error && (
        <span className="block text-danger" role="alert">
          {errorMessage(error, 'Não foi possível abrir a palavra-passe.')}
        </span>
      )}
    </>
  );
}

function passwordShown(owner: string, words: string, isOpen = false) {
  return (
    <output className={isOpen ? 'font-mono' : 'whitespace-nowrap'} aria-label={`Palavra-passe de ${owner}`}>
      {words}
    </output>
  );
}
