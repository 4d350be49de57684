import { Link } from 'react-router-dom';
import { Button } from '#client/ui/controls/Button.tsx';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';

/** The shortest path of the manual's lesson plans (chapter 4). */
const SESSIONS = [
  {
    title: 'Embarque e primeiras perguntas',
    text: 'Formar equipas, entrar com o cartão, escolher a nave, fazer o treino e a missão 1: três perguntas.',
  },
  {
    title: 'Palavras nossas',
    text: 'Missão 2: escrever um texto em equipa. No fim, preparar a recolha da missão 3.',
  },
  {
    title: 'Do que vimos ao que fazemos',
    text: 'Missão 3: juntar as fotografias, o mapa ou a entrevista. Missão 4: escrever o plano de ação.',
  },
  {
    title: 'Conselho Galáctico',
    text: 'Apresentar as propostas, dar estrelas, comentar, debater e escolher a que segue para a Terra.',
  },
] as const;

/** Explains how long the game takes, and what is done in each session (spec, section 1). */
export function Duration({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open title="Quanto tempo demora?" onClose={onClose} footer={<Button onClick={onClose}>Fechar</Button>}>
      <div className="flex flex-col gap-4">
        <p>
          O jogo completo demora <strong>cerca de 4 sessões de 45 minutos</strong>, com um computador ou tablet por
          equipa, ou com um só computador e um projetor. O que as equipas fazem fica guardado: podem parar a meio e
          continuar na sessão seguinte.
        </p>
        <ol aria-label="Percurso de 4 sessões" className="flex flex-col gap-3">
          {SESSIONS.map(({ title, text }, index) => (
            <li key={title} className="card">
              <h3 className="text-lg">
                Sessão {index + 1}: {title}
              </h3>
              <p className="text-muted">{text}</p>
            </li>
          ))}
        </ol>
        <p>
          Com mais tempo, pode usar 6 ou 8 sessões de 45 a 50 minutos: uma missão por sessão, com mais fichas e mais
          debate.
        </p>
        <Link className="text-link" to="/panel/open-pdf/manual">
          Planos de aula, minuto a minuto (Manual Pedagógico, capítulo 4)
        </Link>
      </div>
    </Dialog>
  );
}
