import type { PlanPart } from '#domain/council/planParts.ts';

/** What each part of a plan answers, and the words with which a team may begin. */
export const PLAN_QUESTIONS: Readonly<Record<PlanPart, { asks: string; begins: readonly string[] }>> = {
  problem: {
    asks: 'O que acontece, onde e porquê? Que provas têm?',
    begins: ['Na nossa escola', 'No nosso bairro'],
  },
  people: {
    asks: 'Quem é e o que diz? Grupos e funções, sem nomes.',
    begins: ['Quem mais sente isto é', 'Dizem-nos que'],
  },
  actions: {
    asks: 'Que ação está ao vosso alcance, e com quem?',
    begins: ['Vamos', 'Connosco vai estar'],
  },
  steps: {
    asks: 'Quem faz cada parte, quando, e com que materiais ou ajudas?',
    begins: ['Primeiro', 'Depois', 'Precisamos de'],
  },
  sign: {
    asks: 'Que sinal se vê ou se conta, antes e depois? A quem o vão contar?',
    begins: ['Sabemos que resultou se', 'Se não resultar, mudamos'],
  },
};
