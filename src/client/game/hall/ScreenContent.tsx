import { typedAddress } from '#client/game/map/mapWords.ts';
import type { CouncilHall } from '#contract/council/session/hall.ts';
import { BALLOT_KIND_NAMES } from '#domain/council/session/ballots.ts';
import { Count } from './Count.tsx';
import { farewell } from './hallWords.ts';
import { Presentation } from './Presentation.tsx';
import { Result } from './Result.tsx';
import { LEAD, ScreenWords } from './Screen.tsx';

interface ScreenContentProps {
  hall: CouncilHall;
  /** The pages of a long text turn by themselves. */
  turns: boolean;
}

/** Returns a word that changes when the screen shows something else. */
export function contentOf({ state, phase, presenting, result, resultShown }: CouncilHall): string {
  if (state === 'closed') return 'closed';
  if (phase === 'present') return `present ${presenting}`;
  return phase === 'result' ? `result ${resultShown} ${result?.winner}` : String(phase);
}

/** Renders the great screen in each phase but the last. */
export function ScreenContent({ hall, turns }: ScreenContentProps) {
  if (hall.state === 'closed') return <Closed hall={hall} />;
  switch (hall.phase) {
    case null:
      return <Before hall={hall} />;
    case 'present':
      return <Presentation hall={hall} turns={turns} />;
    case 'read':
      return (
        <ScreenWords title="É hora de ler">
          <p className={LEAD}>Leiam no vosso ecrã as propostas que vos calharam. O que faz cada uma pela escola?</p>
          <Present hall={hall} />
        </ScreenWords>
      );
    case 'debate':
      return (
        <ScreenWords title="É hora de debater">
          <p className={LEAD}>Perguntem, deem razões e sugiram melhorias. Critica-se a ideia, nunca a equipa.</p>
          <Present hall={hall} />
        </ScreenWords>
      );
    case 'vote':
      return <Vote hall={hall} />;
    default:
      return <Result hall={hall} />;
  }
}

function Before({ hall }: { hall: CouncilHall }) {
  const address = `${typedAddress(window.location.origin)}/conselho/${hall.code}`;
  return (
    <ScreenWords title="O conselho vai começar">
      <p className={LEAD}>
        Há {hall.plans.length} propostas à vossa espera. Abram o jogo no vosso ecrã e venham até ao salão.
      </p>
      <Present hall={hall} />
      <p className="break-all text-[max(18px,calc(var(--u)*24))] text-screen-label">
        Este ecrã: <strong className="text-screen-text">{address}</strong>
      </p>
    </ScreenWords>
  );
}

/** Renders how many teams are in the hall. */
function Present({ hall: { teams } }: { hall: CouncilHall }) {
  const there = teams.filter(({ isThere }) => isThere).length;
  return <Count count={there} of={teams.length} words="equipas no salão" />;
}

function Vote({ hall: { teams, ballot } }: { hall: CouncilHall }) {
  const voted = teams.filter(({ hasVoted }) => hasVoted).length;
  return (
    <ScreenWords title="É hora de votar">
      <p className={LEAD}>
        Votem no vosso ecrã, com {BALLOT_KIND_NAMES[ballot].toLowerCase()}. Até ao fim podem mudar o voto.
      </p>
      <Count count={voted} of={teams.length} words="equipas já responderam" />
      <p className="text-[max(18px,calc(var(--u)*26))] text-screen-label">O que cada equipa votou não se vê aqui.</p>
    </ScreenWords>
  );
}

function Closed({ hall }: { hall: CouncilHall }) {
  return (
    <ScreenWords title="O conselho terminou">
      <p className={LEAD}>{farewell(hall)}</p>
    </ScreenWords>
  );
}
