import { Dices, Trophy } from 'lucide-react';
import { Button } from '#client/ui/controls/Button.tsx';
import { Chip } from '#client/ui/feedback/Chip.tsx';
import type { Council } from '#contract/council/session/councils.ts';
import type { CouncilResult } from '#contract/council/session/shapes.ts';
import { COUNT_RULE_NAMES, COUNT_RULE_SOURCES } from '#domain/council/counting/countRules.ts';
import { REMOVED_PLAN } from '#domain/council/session/planNames.ts';
import { counted } from '#domain/counted.ts';
import { listed } from '#domain/listed.ts';
import type { SteerCouncil } from '../run/useSteerCouncil.ts';
import { votedText } from '../run/votes.ts';

interface Props {
  council: Council;
  result: CouncilResult;
  /** Names of plans by id. */
  names: ReadonlyMap<string, string>;
  steering: SteerCouncil;
}

/** Renders the plan that goes to Earth, with the reason, or the tie and its lot. */
export function WinnerCard({ council, result, names, steering }: Props) {
  const { chosen, leading, winner, byLot, counted: ballots, abstentions, teams } = result;
  const isTie = winner === null && leading.length > 1;
  const plan = council.plans.find(({ _id }) => _id === winner);
  const nameOf = (plan: string) => names.get(plan) ?? REMOVED_PLAN;
  return (
    <section aria-label="Resultado" className="card flex flex-col gap-3 border-2 border-star p-5">
      <p className="label-caps text-label text-sm">{titleOf(result)}</p>
      {winner !== null && (
        <h3 className="wrap-anywhere flex items-center gap-3 text-3xl sm:text-4xl">
          <Trophy aria-hidden className="size-9 shrink-0 text-star" />
          {nameOf(winner)}
        </h3>
      )}
      {isTie && <h3 className="wrap-anywhere text-2xl">{listed(leading.map(nameOf))}</h3>}
      {byLot && <Chip tone="info">Desempate por sorteio</Chip>}
      {winner !== null && plan?.withdrawn !== false && (
        <p className="max-w-prose font-semibold text-warn">
          {plan === undefined ? 'Foi eliminada' : 'Deixou de se ver no conselho'} depois da votação, e o resultado
          mantém-se. Para escolher outra, volte à fase Votar: os votos contam-se então sem ela.
        </p>
      )}
      <p className="max-w-prose text-lg">{chosen.sentence}</p>
      {isTie && (
        <div className="flex flex-col items-start gap-2">
          <p className="max-w-prose">
            A regra não escolhe entre elas. A turma pode conversar e votar outra vez (volte à fase Votar) ou deixar a
            sorte decidir.
          </p>
          {council.state === 'closed' ? (
            <p className="font-semibold">Reabra o conselho para votar ou sortear.</p>
          ) : (
            <Button disabled={steering.isBusy} onClick={() => steering.steer('drawLot')}>
              <Dices aria-hidden className="size-5" />
              Sortear
            </Button>
          )}
        </div>
      )}
      <p className="text-muted">
        {votedText(ballots, teams)}
        {abstentions > 0 && `, com ${counted(abstentions, 'abstenção', 'abstenções')}`}. Regra:{' '}
        {COUNT_RULE_NAMES[chosen.rule]} ({COUNT_RULE_SOURCES[chosen.rule]}).
      </p>
    </section>
  );
}

function titleOf({ winner, leading }: CouncilResult): string {
  if (winner !== null) return 'Segue para a Terra';
  return leading.length > 1 ? 'Empate' : 'Sem proposta escolhida';
}
