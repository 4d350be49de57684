import type { SceneName } from '#client/game/flow/scenes.ts';
import type { GameView, Work } from '#client/game/flow/view.ts';

/** Descriptions of the scenes, for those who do not see them. */
const SCENE_WORDS: Record<SceneName, string> = {
  loading: 'O jogo está a carregar',
  intro: 'Na cabina da nave: a ORBI dá as boas-vindas',
  hangar: 'No hangar: escolha da nave',
  cockpit: 'Na cabina da nave',
  quiz: 'Na cabina da nave',
  write: 'Na cabina da nave',
  upload: 'Na cabina da nave',
  dilemma: 'A nave espera junto ao planeta',
  missionArrival: 'A nave chegou',
  celebration: 'Na cabina da nave, em festa',
  takeOff: 'A nave descola',
  warp: 'A nave viaja à velocidade da luz',
  arrival: 'A nave trava diante de um planeta',
  council: 'Conselho Galáctico',
};

type WorkWords = { [Kind in Work['kind']]: (work: Extract<Work, { kind: Kind }>) => string };

/** Descriptions of the work; '' for none. */
const WORK_WORDS: WorkWords = {
  none: () => '',
  ship: () => '',
  quiz: ({ number, of, options }) => `desafio ${number} de ${of}, pergunta com ${options.length} opções`,
  write: ({ number, of }) => `desafio ${number} de ${of}, texto`,
  upload: ({ number, of }) => `desafio ${number} de ${of}, ficheiros`,
  congratulations: ({ mission }) => `missão ${mission} concluída`,
  missionIntro: ({ place, title }) => `${place}, missão «${title}»`,
  dilemma: ({ title, place, voices }) => `${place}, dilema «${title}», com ${voices.length} pontos de vista`,
  consequence: ({ choice, seen }) => `a equipa escolheu: «${choice}» ${seen}`,
  council: ({ proposals }) => (proposals.length === 1 ? '1 proposta' : `${proposals.length} propostas`),
  ending: () => 'missão cumprida',
  failure: () => 'sem ligação',
};

/**
 * Returns one sentence on where the team is and what there is to do: picture and screens, as the flow describes them.
 */
export function describePlace({ scene, work }: Pick<GameView, 'scene' | 'work'>): string {
  const tell = WORK_WORDS[work.kind] as (work: Work) => string;
  return `${[SCENE_WORDS[scene], tell(work)].filter(Boolean).join(': ')}.`;
}
