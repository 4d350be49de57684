import type { CouncilHall } from '#contract/council/session/hall.ts';
import { planNames, REMOVED_PLAN } from '#domain/council/session/planNames.ts';
import { listed } from '#domain/listed.ts';
import type { ShipNumber } from '#domain/vocabulary.ts';
import { LEAD, ScreenWords, ShipPicture } from './Screen.tsx';

/** Renders the result: that it is not shown yet, a tie, or the winner. Nobody is last: all others are 'também pela Terra'. */
export function Result({ hall }: { hall: CouncilHall }) {
  const { result, resultShown } = hall;
  if (!resultShown || result === null) {
    return (
      <ScreenWords title="Os votos estão contados">
        <p className={LEAD}>Que plano segue primeiro para a Terra? Já se vê, aqui no grande ecrã.</p>
      </ScreenWords>
    );
  }
  if (result.winner === null) return <Undecided hall={hall} leading={result.leading} />;
  return <Winner hall={hall} winner={result.winner} sentence={result.chosen.sentence} byLot={result.byLot} />;
}

function Undecided({ hall, leading }: { hall: CouncilHall; leading: readonly string[] }) {
  const known = planNames(hall.plans);
  const names = leading.map((plan) => known.get(plan) ?? REMOVED_PLAN);
  if (names.length === 0) {
    return (
      <ScreenWords title="Ainda não há proposta escolhida">
        <p className={LEAD}>Não houve votos que se pudessem contar.</p>
      </ScreenWords>
    );
  }
  return (
    <ScreenWords title="Empate">
      <p className={LEAD}>
        {listed(names)} ficaram lado a lado. A sorte decide quem parte primeiro, à vista de todas as equipas.
      </p>
    </ScreenWords>
  );
}

interface WinnerProps {
  hall: CouncilHall;
  winner: string;
  sentence: string;
  byLot: boolean;
}

/** The names of the others fit up to this number; with more their number is said. */
const NAMED_MOST = 14;

function Winner({ hall, winner, sentence, byLot }: WinnerProps) {
  const plan = hall.plans.find(({ _id }) => _id === winner);
  const names = planNames(hall.plans);
  const others = hall.plans
    .filter(({ _id, withdrawn }) => _id !== winner && !withdrawn)
    .map(({ _id }) => names.get(_id) ?? REMOVED_PLAN)
    .sort((a, b) => a.localeCompare(b, 'pt'));
  return (
    <ScreenWords title={names.get(winner) ?? 'Um plano eliminado'}>
      <p className="order-first flex items-center gap-[0.5em] font-display font-bold text-[max(20px,calc(var(--u)*34))] text-amber">
        <ShipPicture
          ship={(plan?.team.ship ?? null) as ShipNumber | null}
          className="h-[max(52px,calc(var(--u)*110))]"
        />
        Segue para a Terra
      </p>
      <p className={LEAD}>
        {plan?.withdrawn ? 'Este plano foi retirado depois da votação. O resultado não muda.' : sentence}
      </p>
      {byLot && <p className={`${LEAD} text-amber`}>Houve empate, e o sorteio decidiu.</p>}
      {others.length > 0 && (
        <p className="text-balance text-[max(17px,calc(var(--u)*24))] text-screen-label leading-snug">
          Também pela Terra:{' '}
          <span className="text-screen-text">
            {others.length <= NAMED_MOST ? listed(others) : `as propostas de ${others.length} equipas`}
          </span>
        </p>
      )}
    </ScreenWords>
  );
}
