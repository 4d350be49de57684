import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '#client/api/call.ts';
import { FormDialog } from '#client/panel/forms/FormDialog.tsx';
import { lti } from '#contract/identity/lti.ts';
import { CurrentPassword } from './CurrentPassword.tsx';
import { useCurrentPasswordForm } from './useCurrentPasswordForm.ts';

/** Key of the query for the platform whose account waits. */
const PENDING = ['sign-in', 'platform'];

/** Links the account of a platform; asks for the password again, so that an open panel does not give the account away. */
export function LinkPlatform({ platform, onClose }: { platform: string; onClose: () => void }) {
  const client = useQueryClient();
  const isDone = useRef(false);
  const form = useCurrentPasswordForm({
    send: ({ current }) => call(lti.linkLtiAccount, { body: { current } }),
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
