import { MessagePage } from '#client/pages/MessagePage.tsx';
import { Button } from '#client/ui/controls/Button.tsx';

/** Says that the network has tried too many wrong codes of a projector page. */
export function LockedPage({ onRetry }: { onRetry: () => void }) {
  return (
    <MessagePage title="Um momento." action={<Button onClick={onRetry}>Tentar de novo</Button>}>
      <p>Houve demasiados códigos errados a partir desta rede. Tentem de novo dentro de alguns minutos.</p>
    </MessagePage>
  );
}

/** Says that a projector page is opening; `what` is its name with its article: 'o mapa'. */
export function OpeningPage({ what, isLost }: { what: string; isLost: boolean }) {
  return (
    <main aria-busy="true" className="grid min-h-dvh place-items-center bg-ink text-screen-text">
      <p role="status" className="font-display text-2xl">
        {isLost ? 'Sem ligação ao servidor. A tentar de novo…' : `A abrir ${what}…`}
      </p>
    </main>
  );
}
