import { Button } from '../ui/controls/Button.tsx';
import { MessagePage } from './MessagePage.tsx';

/** Shown when the server does not answer and the device does not know yet who is signed in. */
export function NoConnectionPage({ onRetry }: { onRetry: () => void }) {
  return (
    <MessagePage title="Sem ligação ao servidor." action={<Button onClick={onRetry}>Tentar de novo</Button>}>
      <p>O trabalho feito está guardado. Assim que houver rede, o jogo continua onde estava.</p>
    </MessagePage>
  );
}
