import { useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { logError } from '#client/api/logError.ts';
import { FormRefusal } from '#client/panel/lists/FormRefusal.tsx';
import { useExclusiveMutation } from '#client/panel/useExclusiveMutation.ts';
import { showToast } from '#client/ui/feedback/toasts.ts';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import type { ReplyOf } from '#contract/endpoint.ts';
import { teamCodes } from '#contract/identity/teamCodes.ts';

export type CodeChange = 'renew' | 'revoke';

const TEXTS = {
  renew: {
    title: 'Novo código',
    confirm: 'Dar novo código',
    effect: 'O cartão impresso tem de ser substituído. A palavra-passe continua a mesma.',
    done: 'A equipa tem um código novo!',
    failed: 'Erro ao dar um código novo',
  },
  revoke: {
    title: 'Anular código',
    confirm: 'Anular código',
    effect:
      'Até ter um código novo, a equipa entra só com o nome de utilizador e a palavra-passe, que continua a mesma.',
    done: 'O código foi anulado!',
    failed: 'Erro ao anular o código',
  },
} as const;

interface Props {
  team: { id: string; name: string };
  change: CodeChange;
  onClose: () => void;
}

/** Confirms that a team gets another code or none, says what happens, and shows the new one in the dialog behind it. */
export function CodeQuestion({ team, change, onClose }: Props) {
  const client = useQueryClient();
  const { title, confirm, effect, done, failed } = TEXTS[change];
  const request = { params: { teamId: team.id } };
  const mutation = useExclusiveMutation<ReplyOf<typeof teamCodes.teamCode>, void>({
    mutationFn: () => call(change === 'renew' ? teamCodes.renewTeamCode : teamCodes.revokeTeamCode, request),
    onSuccess: (reply) => {
      client.setQueryData(['team-code', team.id], reply);
      showToast('success', done);
      onClose();
    },
    onError: (error) => logError(error, failed),
  });
  return (
    <ConfirmDialog
      open
      danger={change === 'revoke'}
      title={title}
      confirmLabel={confirm}
      busy={mutation.isPending}
      onCancel={onClose}
      onConfirm={() => mutation.mutate()}
    >
      <div className="flex flex-col gap-2">
        <p>
          O código de agora deixa de valer e as sessões abertas de «{team.name}» terminam. O trabalho fica guardado:
          basta entrar de novo.
        </p>
        <p>{effect}</p>
        <FormRefusal text={mutation.error && errorMessage(mutation.error, failed)} />
      </div>
    </ConfirmDialog>
  );
}
