import type { MissionLevel, Theme } from '../vocabulary.ts';
import { MAX_TOTAL, PROVISIONAL } from './scoring.ts';

// The words of a team's report for families: plain, about the team alone, without a comparison of pupils or teams.

const THEME_WORDS: Readonly<Record<Theme, string>> = {
  ic: 'sobre viver com pessoas de outras línguas, origens e hábitos',
  dh: 'sobre os direitos de cada pessoa e o que os protege',
  ds: 'sobre viver bem hoje sem gastar o que faz falta amanhã',
};
const DID: Readonly<Record<MissionLevel, string>> = {
  1: 'respondeu a três perguntas na missão 1',
  2: 'escreveu um texto na missão 2',
  3: 'procurou exemplos e juntou ficheiros, como fotografias, na missão 3',
  4: 'fez um plano para mudar alguma coisa à sua volta na missão 4',
};
const ASK: Readonly<Record<MissionLevel, string>> = {
  1: 'Qual das três perguntas deu mais que pensar, e porquê?',
  2: 'O que quiseram dizer com o que escreveram?',
  3: 'Onde encontraram o que mostram, e em que repararam lá?',
  4: 'Que passo do plano se pode dar já, e quem pode ajudar?',
};
const LAST_MISSION = 4;

interface FamilyFacts {
  theme: Theme;
  /** The missions that the team has posted, in their order. */
  posted: readonly MissionLevel[];
  /** Whether a posted mission lacks a mark (ruling 31). */
  isProvisional: boolean;
}

export interface FamilyWords {
  /** What the team did. */
  did: string;
  /** What the points mean. */
  points: string;
  /** How an adult can talk about it. */
  talk: string;
}

/** Returns three short texts for a team's family. */
export function familyWords({ theme, posted, isProvisional }: FamilyFacts): FamilyWords {
  const last = posted.at(-1);
  const isOver = last === LAST_MISSION;
  const ask = last === undefined ? 'O que já descobriram no jogo?' : ASK[last];
  return {
    did: `A equipa joga, nas aulas, um jogo ${THEME_WORDS[theme]}. ${didWords(posted)}`,
    points: [
      'Os pontos são da equipa toda: em cada missão contam a resposta e o trabalho em conjunto.',
      `As quatro missões juntas valem ${MAX_TOTAL} pontos.`,
      isOver ? '' : 'Ainda há missões por fazer, e por isso o total vai mudar.',
      isProvisional ? `A pontuação é ${PROVISIONAL}: ainda falta avaliar uma parte do que foi entregue.` : '',
      'Os pontos não dizem o que vale cada pessoa nem comparam umas com as outras.',
    ]
      .filter((words) => words !== '')
      .join(' '),
    talk: `Para conversar em casa, peça que lhe contem o jogo por palavras próprias. Pode perguntar: «${ask}» e «O que foi difícil decidir em conjunto?» Ouvir ajuda mais do que corrigir; se uma resposta causar surpresa, pergunte como chegaram a ela.`,
  };
}

function didWords(posted: readonly MissionLevel[]): string {
  const done = posted.map((level) => DID[level]);
  const last = done.pop();
  if (last === undefined) return 'Ainda não entregou nenhuma missão.';
  return `Até agora ${done.length === 0 ? last : `${done.join(', ')} e ${last}`}.`;
}
