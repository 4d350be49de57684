import { buttonStyle } from '../ui/controls/buttonStyle.ts';
import { MessagePage } from './MessagePage.tsx';

/** Replaces a page that failed to render. The link back reloads the product. */
export function ErrorPage() {
  return (
    <MessagePage
      title="Ocorreu um erro inesperado"
      action={
        <a href="/" className={buttonStyle('primary')}>
          Voltar
        </a>
      }
    >
      <p>Convém verificar se o endereço (URL) está certo ou tentar de novo mais tarde.</p>
      <p>O trabalho feito está guardado neste dispositivo.</p>
    </MessagePage>
  );
}
