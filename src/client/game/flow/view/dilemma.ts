import type { Dilemmas } from '#content/dilemmas/Dilemma.ts';
import { DILEMMA_CHOICES, DILEMMA_MISSIONS, perspectivesMissing } from '#domain/game/dilemmas.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';
import type { GameContext } from '../GameState.ts';
import type { Echo, Person, PlanetLights, Work } from '../GameView.ts';
import type { GameSnapshot } from '../gameMachine.ts';
import { choiceAt, dilemmaHere } from '../rules/dilemmas.ts';
import { confirmHint } from './hint.ts';

/** Returns the mission whose planet the team is about to leave; null outside a dilemma. */
export function dilemmaMission(snapshot: GameSnapshot): MissionLevel | null {
  return snapshot.hasTag('scene:dilemma') ? (dilemmaHere(snapshot.context)?.mission ?? null) : null;
}

/** Returns the dilemma that the team hears, or what followed from its choice; null when there is none. */
export function dilemmaWork(snapshot: GameSnapshot): Work | null {
  const { context } = snapshot;
  const here = dilemmaHere(context);
  const { dilemmas } = context.script;
  if (here === null || dilemmas === undefined) return null;
  const { title, question, voices, choices } = here.dilemma;
  const { opened, choice } = context.progress.dilemma;
  const place = placeOf(context, here.mission);
  const person = (who: string) => personOf(context, dilemmas, who);
  if (choice !== null) {
    const { label, messages, seen, back } = choices[choice];
    return { kind: 'consequence', title, place, choice: label, lines: messages, seen, person: person(back.who) };
  }
  return {
    kind: 'dilemma',
    title,
    place,
    question,
    voices: voices.map(({ who, wants, why }, index) => ({
      ...person(who),
      wants,
      why: opened.includes(index) ? why : null,
    })),
    choices: DILEMMA_CHOICES.map((one, index) => ({
      label: choices[one].label,
      state: choiceAt(context, index) === null ? 'closed' : index === context.lock ? 'locked' : 'open',
    })),
    missing: perspectivesMissing(opened),
    hint: confirmHint(snapshot),
  };
}

/** Returns what the team chose so far, with the words of those who come back at this time of the game. */
export function echoesOf(context: GameContext, time: 'mission4' | 'council'): Echo[] {
  const { dilemmas } = context.script;
  if (dilemmas === undefined) return [];
  return DILEMMA_MISSIONS.flatMap((mission) => {
    const chosen = context.choices[mission];
    if (chosen === undefined) return [];
    const { told, back } = dilemmas.after[mission].choices[chosen.choice];
    return [{ ...personOf(context, dilemmas, back.who), told, words: back[time] }];
  });
}

/** Returns the choices that changed the light of the planets. */
export function lightsOf({ choices }: GameContext): PlanetLights {
  return Object.fromEntries(
    DILEMMA_MISSIONS.flatMap((mission) => {
      const chosen = choices[mission];
      return chosen === undefined ? [] : [[mission, chosen.choice]];
    }),
  );
}

function placeOf({ script }: GameContext, mission: MissionLevel): string {
  return script.missions[mission].place;
}

function personOf({ theme }: GameContext, { cast }: Dilemmas, who: string): Person {
  const { name, role, look } = cast.find((one) => one.who === who) ?? { name: who, role: '', look: '' };
  return { picture: `${theme}-${who}`, name, role, look };
}
