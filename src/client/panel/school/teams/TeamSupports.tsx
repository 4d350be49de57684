import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { LoadFailure } from '#client/panel/lists/LoadFailure.tsx';
import { SupportsForm } from '#client/supports/SupportsForm.tsx';
import { Button } from '#client/ui/controls/Button.tsx';
import { Banner } from '#client/ui/feedback/Banner.tsx';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import { type StoredSupports, supports } from '#contract/school/supports.ts';
import type { Team } from '#contract/school/teams.ts';
import type { Supports } from '#domain/game/supports.ts';

/** Renders 'Apoios' of a team: each choice is saved at once and reaches the team's devices live. */
export function TeamSupports({ team, onClose }: { team: Team; onClose: () => void }) {
  const params = { teamId: team._id };
  const queryKey = ['team-supports', team._id];
  const client = useQueryClient();
  const { data, error, isPending, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(supports.teamSupports, { params }, { signal }),
    gcTime: 0,
  });
  const save = useMutation({
    mutationFn: (body: StoredSupports) => call(supports.setSupports, { params, body }),
    onMutate: (body) => client.setQueryData(queryKey, body),
    onSuccess: ({ revision, supports: stored }) => {
      client.setQueryData(queryKey, { revision, supports: stored });
      return client.invalidateQueries({ queryKey: ['teams'] });
    },
    onError: () => client.invalidateQueries({ queryKey }),
    scope: { id: `supports ${team._id}` },
  });
  const change = (changed: Partial<Supports>) => {
    const known = client.getQueryData<StoredSupports>(queryKey);
    if (known) save.mutate({ revision: known.revision + 1, supports: { ...known.supports, ...changed } });
  };
  return (
    <Dialog
      open
      size="sm"
      title={`Apoios de ${team.name}`}
      onClose={onClose}
      footer={<Button onClick={onClose}>Fechar</Button>}
    >
      <p className="mb-3 text-muted leading-snug">
        Valem para a equipa inteira, em todos os seus dispositivos. A equipa também os muda no menu do jogo; nenhuma
        outra equipa os vê.
      </p>
      {save.error && (
        <Banner tone="error" live className="mb-3">
          {errorMessage(save.error, 'Não foi possível guardar os apoios.')}
        </Banner>
      )}
      {save.data?.won === false && (
        <Banner live className="mb-3">
          A equipa mudou entretanto os apoios. Estão aqui os de agora.
        </Banner>
      )}
      {isPending ? (
        <Spinner label="A carregar…" />
      ) : error ? (
        <LoadFailure error={error} retry={refetch} />
      ) : (
        <SupportsForm supports={data.supports} onChange={change} />
      )}
    </Dialog>
  );
}
