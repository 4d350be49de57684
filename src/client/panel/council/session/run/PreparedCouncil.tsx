import { Play, SlidersHorizontal } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '#client/ui/controls/Button.tsx';
import { buttonStyle } from '#client/ui/controls/buttonStyle.ts';
import type { Council } from '#contract/council/session/councils.ts';
import { COUNT_RULE_NAMES, COUNT_RULE_WORDS } from '#domain/council/counting/countRules.ts';
import { BALLOT_KIND_NAMES } from '#domain/council/session/ballots.ts';
import { COUNCIL_PHASE_NAMES, hasPhase } from '#domain/council/session/phases.ts';
import { counted } from '#domain/counted.ts';
import { eurosText } from '#domain/eurosText.ts';
import { listed } from '#domain/listed.ts';
import { changeCouncilPath } from '../councilPaths.ts';
import { RESULT_REVEAL_WORDS } from '../councilWords.ts';
import { Projector } from './Projector.tsx';
import type { SteerCouncil } from './useSteerCouncil.ts';

/** Renders a council that has not started: its setup, and the button that starts it. */
export function PreparedCouncil({ council, steering }: { council: Council; steering: SteerCouncil }) {
  return (
    <>
      <section aria-labelledby="council-start" className="card flex flex-col gap-4 p-5">
        <h2 id="council-start" className="font-display text-2xl">
          Está tudo pronto
        </h2>
        <Facts council={council} />
        <p className="max-w-prose text-muted">
          {hasPhase(council, 'present') && 'Ao começar, tira-se à sorte a ordem das apresentações. '}
          {hasPhase(council, 'read') && 'As leituras de cada equipa também se tiram à sorte. '}
          As equipas veem o conselho nos seus ecrãs.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button className="text-lg" busy={steering.isBusy} onClick={() => steering.steer('start')}>
            <Play aria-hidden className="size-5" />
            Começar o conselho
          </Button>
          <Link className={buttonStyle('secondary')} to={changeCouncilPath(council._id)}>
            <SlidersHorizontal aria-hidden className="size-5" />
            Mudar
            <span className="sr-only"> o conselho</span>
          </Link>
        </div>
      </section>
      <Projector code={council.code} />
    </>
  );
}

/** Lists the setup. */
function Facts({ council: { setup, plans, teams } }: { council: Council }) {
  const minutes = setup.phases.reduce((sum, phase) => sum + phase.minutes, 0);
  const phases = setup.phases.map(({ phase, minutes: own }) => `${COUNCIL_PHASE_NAMES[phase]} (${own} min)`);
  const facts: [string, string][] = [
    [
      'Participam',
      `${counted(teams.length, 'equipa', 'equipas')}, com ${counted(plans.length, 'proposta', 'propostas')}. Cada equipa entra depois de enviar a missão 4.`,
    ],
    [`Fases, ${minutes} min no total`, listed(phases)],
  ];
  if (hasPhase(setup, 'read')) {
    facts.push(['Leituras', `${counted(setup.readings, 'proposta', 'propostas')} para cada equipa`]);
  }
  if (hasPhase(setup, 'vote')) {
    facts.push(
      ['Forma de votar', BALLOT_KIND_NAMES[setup.ballot]],
      ['Regra que decide', `${COUNT_RULE_NAMES[setup.rule]}. ${COUNT_RULE_WORDS[setup.rule]}`],
      ['As equipas veem o resultado', RESULT_REVEAL_WORDS[setup.resultReveal]],
    );
  }
  if (setup.budget !== null) facts.push(['Orçamento', eurosText(setup.budget)]);
  return (
    <dl className="grid gap-x-8 gap-y-3 lg:grid-cols-2">
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt className="font-bold font-display text-label">{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
