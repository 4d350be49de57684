import { CircleDashed } from 'lucide-react';
import { classes } from '#client/ui/classes.ts';
import { CheckIcon } from '#client/ui/icons.tsx';
import type { Council } from '#contract/council/session/councils.ts';
import { BALLOT_KIND_NAMES } from '#domain/council/session/ballots.ts';
import { answeredText, missingText } from '../votes.ts';
import type { PhaseProps } from './PhaseProps.ts';
import { WithdrawnPlans } from './WithdrawnPlans.tsx';

/** Renders who has voted, and never what (ruling 34). */
export function VotePhase({ council }: PhaseProps) {
  const { teams, classes: ofCouncil, setup } = council;
  const missing = missingText(teams);
  return (
    <section aria-label="Votação" className="flex flex-col gap-4">
      <div className="card flex flex-wrap items-baseline gap-x-6 gap-y-1 p-5">
        <p className="font-bold font-display text-2xl">{answeredText(teams)}</p>
        <p
          role="status"
          className={classes('basis-full font-semibold text-lg', missing === null ? 'text-ok' : 'text-warn')}
        >
          {missing ?? 'Todas as equipas responderam.'}
        </p>
        <p className="basis-full text-muted">
          Votam com {BALLOT_KIND_NAMES[setup.ballot].toLocaleLowerCase('pt')}. O voto de cada equipa é secreto, e a
          abstenção também: nem aqui se veem.
        </p>
      </div>
      <WithdrawnPlans council={council} />
      <ul aria-label="Equipas" className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
        {teams.map((team) => (
          <TeamVote key={team._id} team={team} withClass={ofCouncil.length > 1} />
        ))}
      </ul>
    </section>
  );
}

const ANSWERED = { Icon: CheckIcon, words: 'Respondeu', look: 'text-ok' } as const;
const MISSING = { Icon: CircleDashed, words: 'Falta', look: 'text-warn' } as const;

function TeamVote({ team, withClass }: { team: Council['teams'][number]; withClass: boolean }) {
  const { Icon, words, look } = team.voted ? ANSWERED : MISSING;
  return (
    <li className="card flex items-center gap-3 p-3!">
      <div className="wrap-anywhere mr-auto min-w-0">
        <p className="font-semibold text-lg">{team.name}</p>
        {withClass && <p className="text-muted">{team.className}</p>}
      </div>
      <p className={classes('inline-flex items-center gap-2 whitespace-nowrap font-bold', look)}>
        <Icon aria-hidden className="size-6" />
        {words}
      </p>
    </li>
  );
}
