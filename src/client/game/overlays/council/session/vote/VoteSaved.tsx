import type { CouncilSession, CouncilSessionView } from '#client/game/flow/CouncilSession.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { CheckIcon } from '#client/ui/icons.tsx';
import type { Ballot } from '#domain/council/session/ballots.ts';
import { counted } from '#domain/counted.ts';
import { nameOf } from '../plans.ts';

interface VoteSavedProps {
  session: CouncilSession;
  state: CouncilSessionView['ballot'];
  onChange: () => void;
}

const STATE_WORDS: Record<CouncilSessionView['ballot'], string> = {
  none: '',
  sending: 'A guardar o voto…',
  waiting: 'Sem ligação: o voto fica neste dispositivo e segue quando houver rede.',
  saved: 'Voto guardado',
};

/** Renders the ballot as the team cast it, where it is, and the way to change it. */
export function VoteSaved({ session, state, onChange }: VoteSavedProps) {
  const { vote, abstained, plans } = session;
  return (
    <>
      <p role="status" className="flex items-center gap-2 font-bold text-[1.15em]">
        {state === 'saved' && <CheckIcon className="shrink-0 text-ok" />}
        {STATE_WORDS[state]}
      </p>
      {abstained || vote === null ? (
        <p>A vossa equipa absteve-se: o vosso voto não conta para nenhuma proposta.</p>
      ) : (
        <ul className="grid max-w-[70ch] gap-1">
          {linesOf(vote, (id) => nameOf(plans, id)).map(({ key, what, words }) => (
            <li key={key} className="flex flex-wrap justify-between gap-x-4 rounded-xl bg-glass-lit px-4 py-2">
              <span className="wrap-anywhere min-w-0">{what}</span>
              <strong className="tabular-nums">{words}</strong>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" onClick={onChange}>
          Mudar voto
        </Button>
        <p className="text-muted">O que votaram só se vê no vosso ecrã. Podem mudar até a votação fechar.</p>
      </div>
    </>
  );
}

interface VoteLine {
  key: string;
  what: string;
  words: string;
}

function linesOf(ballot: Ballot, name: (id: string) => string): VoteLine[] {
  switch (ballot.kind) {
    case 'stars':
      return highestFirst(ballot.stars).map(([id, stars]) => line(id, name, counted(stars, 'estrela', 'estrelas')));
    case 'points':
      return highestFirst(ballot.points).map(([id, points]) => line(id, name, counted(points, 'ponto', 'pontos')));
    case 'order':
      return ballot.order.map((id, index) => line(id, name, `${index + 1}.º`));
    case 'pairs':
      return ballot.duels.map(({ a, b, winner }) => ({
        key: `${a} ${b}`,
        what: `${name(a)} ou ${name(b)}`,
        words: name(winner),
      }));
  }
}

function line(id: string, name: (id: string) => string, words: string): VoteLine {
  return { key: id, what: name(id), words };
}

function highestFirst(values: Readonly<Record<string, number>>): [string, number][] {
  return Object.entries(values).sort(([, a], [, b]) => b - a);
}
