import type { DossierAnswer } from '#domain/council/dossier.ts';

/** A question of the dossier: its heading in the PDF and the form, and the prompt below it in the form. */
interface DossierQuestion {
  title: string;
  prompt: string;
}

/** The questions follow those of mission 4: what and whom it concerns, who does what, when and with what. */
export const DOSSIER_QUESTIONS: Readonly<Record<DossierAnswer, DossierQuestion>> = {
  problem: {
    title: 'O problema',
    prompt: 'O que acontece, onde e desde quando? Que provas há?',
  },
  people: {
    title: 'Quem sente o problema',
    prompt: 'Quem é e de que maneira o sente? Grupos e funções, sem nomes.',
  },
  actions: {
    title: 'O que vai ser feito',
    prompt: 'Qual é a ação e como se vai saber se resultou?',
  },
  partners: {
    title: 'Parceiros',
    prompt: 'Quem pode ajudar dentro e fora da escola, e com quê?',
  },
};

export const DOSSIER_TITLE = 'Dossiê da Terra';
export const STEPS_TITLE = 'Passos, datas e custos';
export const STEP_COLUMNS = { what: 'O que se faz', who: 'Quem', when: 'Quando', cost: 'Custo' } as const;
