import type { CouncilRow } from '#client/game/flow/view.ts';

/** Renders which plan the council of the team's class sent to Earth; nothing before. */
export function ChosenPlan({ proposals }: { proposals: readonly CouncilRow[] }) {
  const chosen = proposals.filter((one) => one.chosen === 'byOwnClass');
  if (chosen.length === 0) return null;
  return (
    <section className="glass px-4 py-3" aria-label="Escolha do conselho">
      {chosen.map(({ _id, own, teamName }) => (
        <p key={_id} className="wrap-anywhere font-bold font-display text-[1.1em]">
          O conselho da vossa turma escolheu {own ? 'o vosso plano' : `o plano de ${teamName}`}: segue para a Terra!
        </p>
      ))}
    </section>
  );
}
