import { Button } from '#client/ui/controls/Button.tsx';
import { TextField } from '#client/ui/controls/TextField.tsx';
import { Chip } from '#client/ui/feedback/Chip.tsx';
import { showToast } from '#client/ui/feedback/toasts.ts';

const REASON = 'invite-reason';

/**
 * The section for inviting colleagues: disabled and marked as under maintenance; it makes no call (spec, sections 1, 7 and 8).
 * Its button stays focusable and shows a toast when pressed, so that every user learns why nothing is sent.
 */
export function Invite() {
  return (
    <section aria-labelledby="invite" className="card flex flex-col gap-3">
      <header className="flex flex-wrap items-center gap-3">
        <h2 id="invite" className="text-xl">
          Convidar colegas
        </h2>
        <Chip tone="warn">Em manutenção</Chip>
      </header>
      <p id={REASON} className="text-muted">
        O envio de convites está em manutenção. Por agora, é a administração que cria as contas dos professores.
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <TextField className="min-w-60 flex-1" label="Email" type="email" disabled />
        <Button aria-disabled="true" aria-describedby={REASON} onClick={() => showToast('warning', 'Em Manutenção!')}>
          Enviar convite
        </Button>
      </div>
    </section>
  );
}
