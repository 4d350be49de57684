import type { Dilemma } from '#content/dilemmas/Dilemma.ts';
import type { SolarSystem } from '#content/SolarSystem.ts';
import {
  type ChosenDilemma,
  DILEMMA_CHOICES,
  DILEMMA_MISSIONS,
  type DilemmaChoice,
  type DilemmaMission,
  isThirdWayOpen,
  knownPerspectives,
} from '#domain/game/dilemmas.ts';
import type { GameContext, Lines } from '../GameState.ts';
import { SILENCE } from './lines.ts';
import { isUnderWay } from './progress.ts';

/** The dilemma between two missions: what the inhabitants ask before the ship leaves their planet. */

type Change = Partial<GameContext>;
type Here = Pick<GameContext, 'script' | 'progress' | 'choices' | 'returned'>;

/** A dilemma, and the mission whose planet the team is about to leave. */
export interface DilemmaHere {
  mission: DilemmaMission;
  dilemma: Dilemma;
}

/**
 * Returns the dilemma that the team is in: after mission 1 or 3, until it has seen what followed from its choice. Null
 * for a team that has begun the next mission, or that chose in an earlier visit, and where the script has none.
 */
export function dilemmaHere({ script, progress, choices, returned }: Here): DilemmaHere | null {
  const mission = DILEMMA_MISSIONS.find((known) => known + 1 === progress.part);
  if (mission === undefined || script.dilemmas === undefined) return null;
  const { choice, isOver } = progress.dilemma;
  const wasLeft = choice === null && choices[mission] !== undefined;
  if (isOver || wasLeft || isUnderWay(progress) || returned?.level === progress.part) return null;
  return { mission, dilemma: script.dilemmas.after[mission] };
}

export function isPerspective(index: number): boolean {
  return knownPerspectives([index]).length === 1;
}

/** Returns the choice with this index; null where there is none, or while the third way is closed. */
export function choiceAt({ progress }: Pick<GameContext, 'progress'>, index: number): DilemmaChoice | null {
  const choice = DILEMMA_CHOICES[index] ?? null;
  return choice === 'third' && !isThirdWayOpen(progress.dilemma.opened) ? null : choice;
}

/** Returns ORBI's messages at the start of a dilemma. */
export function situationLines(script: Pick<SolarSystem, 'theme' | 'dilemmas'>, mission: DilemmaMission): Lines {
  return spoken(`${script.theme}/dilemma${mission}/situation`, script.dilemmas?.after[mission].messages);
}

/** Returns ORBI's messages after a choice. */
export function consequenceLines(
  script: Pick<SolarSystem, 'theme' | 'dilemmas'>,
  mission: DilemmaMission,
  choice: DilemmaChoice,
): Lines {
  return spoken(
    `${script.theme}/dilemma${mission}/${choice}`,
    script.dilemmas?.after[mission].choices[choice].messages,
  );
}

/** Returns what ORBI says in the dilemma now. */
export function dilemmaLines(context: Here): Lines {
  const here = dilemmaHere(context);
  if (here === null) return SILENCE;
  const { choice } = context.progress.dilemma;
  return choice === null
    ? situationLines(context.script, here.mission)
    : consequenceLines(context.script, here.mission, choice);
}

export function perspectiveOpened({ progress }: GameContext, index: number): Change {
  const opened = knownPerspectives([...progress.dilemma.opened, index]);
  return { progress: { ...progress, dilemma: { ...progress.dilemma, opened } } };
}

/** Returns the team's choice as it is stored; null outside a dilemma. */
export function chosenHere(context: GameContext, index: number): ChosenDilemma | null {
  const here = dilemmaHere(context);
  const choice = choiceAt(context, index);
  if (here === null || choice === null) return null;
  return { mission: here.mission, choice, opened: context.progress.dilemma.opened };
}

export function chosen(context: GameContext, index: number): Change {
  const made = chosenHere(context, index);
  if (made === null) return {};
  const { progress, choices } = context;
  return {
    lock: null,
    choices: { ...choices, [made.mission]: made },
    progress: { ...progress, dilemma: { ...progress.dilemma, choice: made.choice } },
  };
}

/** Leaves the dilemma after what followed from the choice was seen. */
export function dilemmaEnded({ progress }: GameContext): Change {
  return { progress: { ...progress, dilemma: { ...progress.dilemma, isOver: true } } };
}

function spoken(key: string, messages: readonly string[] = []): Lines {
  return { key, messages, firstPosition: 1, atOnce: true, lingers: false };
}
