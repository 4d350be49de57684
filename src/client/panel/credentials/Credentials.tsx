import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { wordsOf } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { IconButton } from '#client/ui/IconButton.tsx';
import { EyeIcon, EyeOffIcon } from '#client/ui/icons.tsx';
import { teachers } from '#contract/teachers.ts';

const MASK = '••••••••';

interface Props {
  accountId: string;
  /** Whose credentials: said to screen readers. */
  owner: string;
  username: string;
}

/**
 * Username and masked password of an account. The password is fetched only when somebody asks to see it, because the
 * server records every opening (ruling 9), and is forgotten when it is hidden.
 */
export function Credentials({ accountId, owner, username }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { data, error, isFetching } = useQuery({
    queryKey: ['credentials', accountId],
    queryFn: ({ signal }) => call(teachers.credentials, { params: { accountId } }, { signal }),
    enabled: isOpen,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const shown = isOpen && data ? data.password : MASK;
  return (
    <div className="flex flex-col">
      <p>
        <span className="block text-muted">Utilizador</span>
        <span className="font-semibold">{username}</span>
      </p>
      <div className="flex items-center gap-x-2">
        <span className="sr-only">Palavra-passe: </span>
        <output className={data && isOpen ? 'font-mono' : 'whitespace-nowrap'} aria-label={`Palavra-passe de ${owner}`}>
          {isOpen && isFetching ? 'A carregar…' : shown}
        </output>
        <IconButton
          label={isOpen ? `Ocultar a palavra-passe de ${owner}` : `Mostrar a palavra-passe de ${owner}`}
          aria-pressed={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      </div>
      {isOpen && error && (
        <p className="text-danger" role="alert">
          {wordsOf(error, 'Não foi possível abrir a palavra-passe.')}
        </p>
      )}
    </div>
  );
}
