import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '#client/api/call.ts';
import { FormDialog } from '#client/panel/forms/FormDialog.tsx';
import { usePanelForm } from '#client/panel/forms/usePanelForm.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { currentPasswordBody } from '#contract/factorForms.ts';
import { lti } from '#contract/identity/lti.ts';
import { CurrentPassword } from './CurrentPassword.tsx';

const PENDING = ['sign-in', 'platform'];

/** Offers to link the user's account with the one that has just opened an activity of a platform in this browser. */
export function PendingPlatform() {
  const [isAsked] = useState(() => new URLSearchParams(window.location.search).has('plataforma'));
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isAsked) window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [isAsked]);
  const { data } = useQuery({
    queryKey: PENDING,
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
      {isOpen && <LinkAccount platform={platform} onClose={() => setOpen(false)} />}
    </section>
  );
}

/** Asks for the password again, so that an open panel does not give the account away. */
function LinkAccount({ platform, onClose }: { platform: string; onClose: () => void }) {
  const client = useQueryClient();
  const isDone = useRef(false);
  const form = usePanelForm({
    schema: currentPasswordBody,
    values: { current: '' },
    send: ({ current }) => call(lti.linkLtiAccount, { body: { current } }),
    about: { wrongCurrentPassword: 'current', lockedOut: 'current' },
    done: 'A conta da plataforma está ligada! Volte à plataforma e abra de novo a atividade.',
    failed: 'Não foi possível ligar a conta.',
    onDone: () => {
      isDone.current = true;
      onClose();
      client.setQueryData(PENDING, { platform: null });
      void client.invalidateQueries({ queryKey: ['sign-in'], exact: true });
    },
  });
  return (
    <FormDialog
      title={`Ligar a conta de ${platform}`}
      form={form}
      submitLabel="Ligar"
      onClose={onClose}
      // The button that opened the dialog is gone.
      focusAfter={() => (isDone.current ? document.querySelector('h1') : null)}
    >
      <CurrentPassword {...form.field('current')} />
    </FormDialog>
  );
}
