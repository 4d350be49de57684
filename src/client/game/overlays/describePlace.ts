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
  takeOff: 'A nave descola rumo',
  warp: 'A nave viaja à velocidade da luz rumo',
  arrival: 'A nave trava em frente',
  council: 'Conselho Galáctico',
};

type WorkWords = { [Kind in Work['kind']]: (work: Extract<Work, { kind: Kind }>) => string };

/** Scenes whose description ends with where the ship goes. */
const FLIGHTS: readonly SceneName[] = ['takeOff', 'warp', 'arrival'];

/** Descriptions of the work; '' for none. */
const WORK_WORDS: WorkWords = {
  none: () => '',
  ship: () => '',
  quiz: ({ number, of, options }) =>
    `desafio ${number} de ${of}, ${resultOf(options) ?? `pergunta com ${options.length} opções`}`,
  write: ({ number, of }) => `desafio ${number} de ${of}, texto`,
  upload: ({ number, of }) => `desafio ${number} de ${of}, ficheiros`,
  congratulations: ({ mission }) => `missão ${mission} concluída`,
  missionIntro: ({ place, title }) => `${place}, missão «${title}»`,
  dilemma: ({ title, place, voices }) => `${place}, dilema «${title}», com ${voices.length} pontos de vista`,
  consequence: ({ choice, seen }) => `a equipa escolheu: «${choice}» ${seen}`,
  council: ({ proposals, loading, failure }) => {
    // An empty list that is not there yet says nothing of how many there are.
    if (proposals.length === 0 && (loading || failure)) return '';
    return proposals.length === 1 ? '1 proposta' : `${proposals.length} propostas`;
  },
  ending: () => 'missão cumprida',
  failure: () => 'sem ligação',
};

/** Returns what came of an answered question; null while it is open. */
function resultOf(options: Extract<Work, { kind: 'quiz' }>['options']): string | null {
  const isWrong = options.some(({ state }) => state === 'wrong');
  const right = options.find(({ state }) => state === 'right' || state === 'shownRight');
  if (right) return `${isWrong ? 'errado; a resposta certa é' : 'certo:'} «${right.label}»`;
  return isWrong ? 'errado' : null;
}

type Place = Pick<GameView, 'scene' | 'work' | 'place'>;

/** Returns the scene in words, with the place that a flight goes to. */
function sceneText({ scene, place }: Place): string {
  const words = SCENE_WORDS[scene];
  return FLIGHTS.includes(scene) ? `${words} ${place === null ? 'ao Conselho Galáctico' : `a ${place}`}` : words;
}

/**
 * Returns one sentence on where the team is and what there is to do: picture and screens, as the flow describes them.
 */
export function describePlace(view: Place): string {
  const { work } = view;
  const tell = WORK_WORDS[work.kind] as (work: Work) => string;
  return `${[sceneText(view), tell(work)].filter(Boolean).join(': ').replace(/\.$/, '')}.`;
}
