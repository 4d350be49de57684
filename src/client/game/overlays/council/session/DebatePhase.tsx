import type { SessionPlan } from '#client/game/flow/CouncilSession.ts';
import type { CouncilRow } from '#client/game/flow/view.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Chip } from '#client/ui/feedback/Chip.tsx';
import { counted } from '#domain/counted.ts';
import { visibleCommentCount } from '../councilView.ts';
import { PlanHead } from './PlanHead.tsx';
import { PlanText } from './PlanText.tsx';
import { groupPlans } from './plans.ts';
import type { SessionProps } from './sessionProps.ts';

/** Renders the plans to debate: first those that the team was given, then its own, then the others. */
export function DebatePhase({ session, work, send, view }: SessionProps) {
  const { given, others, own } = groupPlans(session.plans);
  const plans = [...given, ...(own === null ? [] : [own]), ...others];
  return (
    <section className="glass council-glass p-4" aria-labelledby="session-debate">
      <h2 id="session-debate" className="text-[1.3em]">
        Debater as propostas
      </h2>
      <p className="mb-3 max-w-[70ch] text-pretty">
        Digam o que apoiam, o que vos preocupa, o que não percebem e o que mudavam. Discutem-se as ideias, nunca as
        pessoas.
      </p>
      <ul className="grid grid-cols-1 gap-3 tablet:grid-cols-2 projected:grid-cols-1!">
        {plans.map((plan) => (
          <Plan
            key={plan._id}
            plan={plan}
            row={work.proposals.find(({ _id }) => _id === plan._id)}
            isElsewhere={plan.team.theme !== view.theme}
            send={send}
          />
        ))}
      </ul>
    </section>
  );
}

interface PlanProps extends Pick<SessionProps, 'send'> {
  plan: SessionPlan;
  /** Absent for a plan that this team cannot comment on, or not yet. */
  row: CouncilRow | undefined;
  /** It is of another solar system. */
  isElsewhere: boolean;
}

function Plan({ plan, row, isElsewhere, send }: PlanProps) {
  const { _id, team, text, mine, given, withdrawn } = plan;
  const comments = row === undefined ? 0 : visibleCommentCount(row.teamProposal.comments);
  return (
    <li className="grid grid-cols-1 content-start gap-2 rounded-card border border-line bg-surface px-4 py-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <PlanHead team={team} />
        {mine ? <Chip tone="ok">A vossa</Chip> : given && <Chip tone="info">Para lerem</Chip>}
      </div>
      <PlanText text={withdrawn ? 'A vossa proposta está fora do conselho por agora.' : text} team={team.name} />
      {row === undefined ? (
        <p className="text-muted">
          {isElsewhere
            ? 'Esta proposta é de outro sistema solar: debatam-na em voz alta, na sala.'
            : 'Os comentários desta proposta ainda não chegaram a este dispositivo. Entretanto, debatam-na em voz alta, na sala.'}
        </p>
      ) : (
        <Button
          variant="secondary"
          className="max-w-full flex-wrap justify-self-start"
          onClick={() => send({ type: 'OPEN_COMMENTS', proposalId: _id })}
        >
          {mine ? 'Ver o que vos dizem' : 'Debater'}
          <span className="sr-only"> na proposta de {team.name}</span>
          {comments > 0 && <span className="font-normal"> · {counted(comments, 'comentário', 'comentários')}</span>}
        </Button>
      )}
    </li>
  );
}
