import { useId } from 'react';
import type { Team } from '#contract/school/teams.ts';
import { DILEMMA_MISSIONS, type DilemmaMission } from '#domain/game/dilemmas.ts';
import type { Missions } from '../list/useAnswers.ts';
import { Answer } from './TextAnswers.tsx';

interface DilemmaChoicesProps {
  team: Team;
  dilemmas: Missions['dilemmas'];
}

/** Renders what a team chose in the dilemmas, and whom it heard before: to talk about, never to mark. */
export function DilemmaChoices({ team, dilemmas }: DilemmaChoicesProps) {
  const heading = useId();
  if (dilemmas === undefined) return null;
  return (
    <section aria-labelledby={heading} className="card flex flex-col gap-3">
      <h2 id={heading}>Dilemas</h2>
      <p>Não contam pontos, e nenhuma escolha é certa ou errada. Servem para conversar na turma.</p>
      {DILEMMA_MISSIONS.map((mission) => {
        const { title, question } = dilemmas.after[mission];
        return (
          <Answer
            key={mission}
            prompt={`${title} (depois da missão ${mission}): ${question}`}
            text={choiceOf(team, dilemmas, mission)}
          />
        );
      })}
    </section>
  );
}

function choiceOf(
  { answers }: Team,
  { cast, after }: NonNullable<Missions['dilemmas']>,
  mission: DilemmaMission,
): string {
  const chosen = answers?.dilemmas.find((one) => one.mission === mission);
  if (chosen === undefined) return 'Ainda sem escolha';
  const { voices, choices } = after[mission];
  const heard = chosen.opened.map((index) => cast.find(({ who }) => who === voices[index]?.who)?.name ?? '');
  const listened = heard.length === 0 ? 'Escolheram sem abrir pontos de vista.' : `Ouviram: ${heard.join(', ')}.`;
  return `${choices[chosen.choice].label}\n${listened}`;
}
