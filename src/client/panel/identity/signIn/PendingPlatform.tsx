import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { errorMessage } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { logError } from '#client/api/logError.ts';
import { useExclusiveMutation } from '#client/panel/useExclusiveMutation.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { showToast } from '#client/ui/feedback/toasts.ts';
import { lti } from '#contract/identity/lti.ts';

const FAILED = 'Não foi possível ligar a conta.';

/** Offers to link the user's account with the one that has just opened an activity of a platform in this browser. */
export function PendingPlatform() {
  const client = useQueryClient();
  const [isAsked] = useState(() => new URLSearchParams(window.location.search).has('plataforma'));
  useEffect(() => {
    if (isAsked) window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [isAsked]);
  const { data, refetch } = useQuery({
    queryKey: ['sign-in', 'platform'],
    queryFn: ({ signal }) => call(lti.pendingLtiAccount, {}, { signal }),
    enabled: isAsked,
  });
  const link = useExclusiveMutation<{ message: string }, void>({
    mutationFn: () => call(lti.linkLtiAccount),
    onSuccess: ({ message }) => {
      showToast('success', `${message} Volte à plataforma e abra de novo a atividade.`);
      client.setQueryData(['sign-in', 'platform'], { platform: null });
      void client.invalidateQueries({ queryKey: ['sign-in'], exact: true });
      document.querySelector<HTMLElement>('h1')?.focus();
    },
    onError: (error) => {
      logError(error, FAILED);
      showToast('error', errorMessage(error, FAILED));
      void refetch();
    },
  });
  if (!data?.platform) return null;
  return (
    <section aria-label="Ligar a conta da plataforma" className="card flex flex-col gap-4">
      <h2 className="font-display text-xl">Ligar a conta de {data.platform}</h2>
      <p className="max-w-prose text-pretty">
        Abriu uma atividade do jogo em {data.platform}. Se a abriu com a sua própria conta de lá, ligue-a a esta: da
        próxima vez entra sem palavra-passe.
      </p>
      <Button className="self-start" busy={link.isPending} onClick={() => link.mutate()}>
        Ligar
      </Button>
    </section>
  );
}
