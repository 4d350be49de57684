import { useState } from 'react';
import { Link } from 'react-router-dom';
import { buttonStyle } from '../ui/controls/buttonStyle.ts';
import { MessagePage } from './MessagePage.tsx';

export const NOT_FOUND_MESSAGES = [
  'A ORBI procurou até atrás dos anéis de Saturno e não encontrou nada.',
  'Esta página foi engolida por um buraco negro. Nem a luz escapou.',
  'Saíram da rota: aqui só há poeira de estrelas e um parafuso perdido.',
  'O mapa da galáxia não tem este planeta. Talvez alguém se tenha sentado em cima dele.',
  'Houston, esta página não é problema nosso: nunca existiu.',
] as const;

/** Renders the page for unknown URLs (spec, section 2), with a random message. */
export function NotFoundPage() {
  const [message] = useState(() => NOT_FOUND_MESSAGES[Math.floor(Math.random() * NOT_FOUND_MESSAGES.length)]);
  return (
    <MessagePage
      title="Página não encontrada"
      action={
        <Link to="/" className={buttonStyle('primary')}>
          Voltar
        </Link>
      }
    >
      <p>{message}</p>
    </MessagePage>
  );
}
