import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#client/api/call.ts';
import { LoadFailure } from '#client/panel/lists/LoadFailure.tsx';
import { Button } from '#client/ui/controls/Button.tsx';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import { teamCodes } from '#contract/identity/teamCodes.ts';
import { type CodeChange, CodeQuestion } from './CodeQuestion.tsx';

interface Props {
  team: { id: string; name: string };
  onClose: () => void;
}

/**
 * Shows the code of a team, and gives it another one or none. The code is fetched when the dialog opens and dropped with it, because
 * the server records every reveal (ruling 9).
 */
export function TeamCode({ team, onClose }: Props) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['team-code', team.id],
    queryFn: ({ signal }) => call(teamCodes.teamCode, { params: { teamId: team.id } }, { signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });
  const [asked, setAsked] = useState<CodeChange | null>(null);
  const footer = (
    <>
      {data?.code && (
        <Button variant="secondary" onClick={() => setAsked('revoke')}>
          Anular código
        </Button>
      )}
      <Button variant="secondary" disabled={data === undefined} onClick={() => setAsked('renew')}>
        Novo código
      </Button>
      <Button onClick={onClose}>Fechar</Button>
    </>
  );
  return (
    <Dialog open size="sm" title={`Código de ${team.name}`} onClose={onClose} footer={footer}>
      {isPending ? (
        <Spinner label="A carregar…" />
      ) : error ? (
        <LoadFailure error={error} retry={refetch} />
      ) : (
        <ShownCode code={data.code} />
      )}
      {asked && <CodeQuestion team={team} change={asked} onClose={() => setAsked(null)} />}
    </Dialog>
  );
}

function ShownCode({ code }: { code: string | null }) {
  if (code === null) {
    return <p role="status">O código está anulado: a equipa entra só com o nome de utilizador e a palavra-passe.</p>;
  }
  return (
    <div className="flex flex-col gap-3">
      <output
        aria-label="Código"
        className="rounded-xl border-2 border-line bg-page px-4 py-3 text-center font-bold text-2xl"
      >
        {code}
      </output>
      <p>Com estas quatro palavras, a equipa entra sem nome de utilizador nem palavra-passe. Estão também no cartão.</p>
    </div>
  );
}
