import { useState } from 'react';
import { Button } from '#client/ui/controls/Button.tsx';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import { BALLOT_KIND_WORDS, type Ballot, ballotProblem } from '#domain/council/session/ballots.ts';
import { groupPlans } from '../plans.ts';
import type { SessionProps } from '../sessionProps.ts';
import { canJudge, emptyBallot, missingWords, visiblePart, withoutRemoved } from './ballotDraft.ts';
import { OrderBallot } from './OrderBallot.tsx';
import { PairsBallot } from './PairsBallot.tsx';
import { PointsBallot } from './PointsBallot.tsx';
import { StarsBallot } from './StarsBallot.tsx';
import { VoteSaved } from './VoteSaved.tsx';

/** Renders the team's ballot: to fill in, or as it is cast, with the way to change it (ruling 34). */
export function VotePhase({ session, council }: SessionProps) {
  const { draft, ballot: state } = council.view;
  const { choose } = council.actions;
  const cast = session.vote ?? emptyBallot(session.ballot);
  const isEditing = draft !== null || state === 'none';
  return (
    <section className="glass council-glass grid gap-4 p-4" aria-labelledby="session-vote">
      <div>
        <h2 id="session-vote" data-heading="" tabIndex={-1} className="text-[1.3em]">
          O voto da vossa equipa
        </h2>
        {isEditing && <p className="max-w-[75ch] text-pretty">{BALLOT_KIND_WORDS[session.ballot]}</p>}
      </div>
      {isEditing ? (
        <BallotForm key={session.ballot} ballot={draft ?? cast} session={session} council={council} />
      ) : (
        <VoteSaved session={session} state={state} onChange={() => choose(cast)} />
      )}
    </section>
  );
}

interface BallotFormProps extends Pick<SessionProps, 'session' | 'council'> {
  ballot: Ballot;
}

function BallotForm({ ballot: chosen, session, council: { view, actions } }: BallotFormProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const ballot = withoutRemoved(chosen, session);
  const own = groupPlans(session.plans).own?._id ?? null;
  const isPossible = canJudge(session);
  const change = (next: Ballot) => {
    setProblem(null);
    actions.choose(next);
  };
  const save = () => {
    const shown = session.plans.filter(({ withdrawn }) => !withdrawn).map(({ _id }) => _id);
    const found = ballotProblem(visiblePart(ballot, session), { plans: shown, own });
    setProblem(found);
    if (found === null) actions.vote(ballot);
  };
  return (
    <>
      {isPossible ? (
        <Choices ballot={ballot} session={session} onChange={change} />
      ) : (
        <p className="max-w-[75ch]">
          Agora não há propostas que a vossa equipa possa avaliar: foram retiradas. Podem esperar que voltem, ou
          abster-se.
        </p>
      )}
      {isPossible && own !== null && (
        <p className="text-muted">A vossa proposta não entra no vosso voto: quem a avalia são as outras equipas.</p>
      )}
      <div className="edged -bottom-3 z-10 flex flex-wrap items-center gap-3 rounded-card border-line bg-glass px-4 py-3 sm:-bottom-5 projected:static! [@media(min-height:600px)]:sticky">
        {isPossible && <Button onClick={save}>Guardar voto</Button>}
        {view.ballot !== 'none' && (
          <Button variant="secondary" onClick={() => actions.choose(null)}>
            Deixar como estava
          </Button>
        )}
        {!session.abstained && <Abstain onAbstain={() => actions.vote(null)} />}
        <p role="status" className="text-screen-label">
          {isPossible && missingWords(ballot, session)}
        </p>
        <p role="alert" className="basis-full font-bold text-danger empty:hidden">
          {problem}
        </p>
      </div>
    </>
  );
}

type ChoicesProps = Pick<BallotFormProps, 'ballot' | 'session'> & { onChange: (ballot: Ballot) => void };

function Choices({ ballot, ...rest }: ChoicesProps) {
  switch (ballot.kind) {
    case 'stars':
      return <StarsBallot ballot={ballot} {...rest} />;
    case 'pairs':
      return <PairsBallot ballot={ballot} {...rest} />;
    case 'points':
      return <PointsBallot ballot={ballot} {...rest} />;
    case 'order':
      return <OrderBallot ballot={ballot} {...rest} />;
  }
}

function Abstain({ onAbstain }: { onAbstain: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Abster-se
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Querem abster-se?"
        confirmLabel="Sim, queremos abster-nos"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onAbstain();
        }}
      >
        <p>
          A abstenção diz que não escolhem nenhuma proposta. Podem mudar de ideias enquanto a votação estiver aberta.
        </p>
      </ConfirmDialog>
    </>
  );
}
