import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '#client/api/call.ts';
import { lazyDialog } from '#client/panel/lazy/lazyDialog.tsx';
import { Button } from '#client/ui/controls/Button.tsx';
import { lti } from '#contract/identity/lti.ts';

const LinkPlatform = lazyDialog(() => import('./LinkPlatform.tsx').then((module) => module.LinkPlatform));

/** Offers to link the user's account with the one that has just opened an activity of a platform in this browser. */
export function PendingPlatform() {
  const [isAsked] = useState(() => new URLSearchParams(window.location.search).has('plataforma'));
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isAsked) window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [isAsked]);
  const { data } = useQuery({
    queryKey: ['sign-in', 'platform'],
    queryFn: ({ signal }) => call(lti.pendingLtiAccount, {}, { signal }),
    enabled: isAsked,
  });
  const platform = data?.platform;
  if (!platform) return null;
  return (
    <section aria-label="Ligar a conta da plataforma" className="card flex flex-col gap-4">
      <h2 className="font-display text-xl">Ligar a conta de {platform}</h2>
      <p className="max-w-prose text-pretty">
        Abriu uma atividade do jogo em {platform}. Se a abriu com a sua própria conta de lá, ligue-a a esta: da próxima
        vez entra sem palavra-passe.
      </p>
      <Button className="self-start" onClick={() => setOpen(true)}>
        Ligar
      </Button>
      {isOpen && <LinkPlatform platform={platform} onClose={() => setOpen(false)} />}
    </section>
  );
}
