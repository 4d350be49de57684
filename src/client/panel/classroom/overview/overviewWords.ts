import { councilPath } from '#client/panel/council/session/councilPaths.ts';
import type { ClassOverview } from '#contract/classroom/overview.ts';
import type { NextStep } from '#domain/classroom/nextStep.ts';
import { counted } from '#domain/counted.ts';
import { classLinks, moderationPath } from './classLinks.ts';

interface StepLink {
  label: string;
  path: string;
}

interface StepWords {
  text: string;
  link: StepLink;
  /** A step that should be done first. */
  before?: StepLink;
}

/** '3 equipas', or 'Sem equipas'. */
export function teamsText({ teams }: Pick<ClassOverview, 'teams'>): string {
  return teams === 0 ? 'Sem equipas' : counted(teams, 'equipa', 'equipas');
}

/** 'Sessão 2 de 4'; null without a lesson plan. */
export function sessionText({ plan }: Pick<ClassOverview, 'plan'>): string | null {
  return plan && `Sessão ${plan.session} de ${plan.sessions}`;
}

/** Returns what starts the next lesson: 'Começar a sessão 2', or 'Começar a aula' without a lesson plan. */
export function startText({ plan }: Pick<ClassOverview, 'plan'>): string {
  return plan === null ? 'Começar a aula' : `Começar a sessão ${plan.session}`;
}

export function waitingCount({ waiting }: Pick<ClassOverview, 'waiting'>): number {
  return waiting.comments + waiting.proposals + waiting.diary;
}

const STEPS: Record<NextStep, (of: ClassOverview, to: ReturnType<typeof classLinks>) => StepWords> = {
  formTeams: (_, to) => ({
    text: 'Forme as equipas a partir da lista da turma.',
    link: { label: 'Formar as equipas', path: to.forming },
  }),
  firstLesson: (of, to) => ({
    text: 'Imprima os cartões das equipas e comece a primeira sessão.',
    link: { label: startText(of), path: to.live },
    before: { label: 'Imprimir cartões', path: to.cards },
  }),
  council: ({ council }, to) => ({
    text:
      council?.state === 'running'
        ? 'O Conselho Galáctico desta turma está a decorrer.'
        : 'O Conselho Galáctico desta turma está preparado.',
    link: {
      label: council?.state === 'running' ? 'Continuar o conselho' : 'Abrir o conselho',
      path: council ? councilPath(council._id) : to.council,
    },
  }),
  live: (_, to) => ({
    text: 'A aula está a decorrer.',
    link: { label: 'Abrir a aula em direto', path: to.live },
  }),
  mark: ({ teamsToMark }, to) => ({
    text: `${counted(teamsToMark, 'equipa tem', 'equipas têm')} respostas por avaliar.`,
    link: { label: 'Avaliar as respostas', path: to.unmarked },
  }),
  moderate: (of) => ({
    text: `${counted(waitingCount(of), 'texto espera', 'textos esperam')} pela sua decisão.`,
    link: { label: 'Abrir a Moderação', path: moderationPath(of) },
  }),
  sendPlan: (_, to) => ({
    text: 'As sessões terminaram: envie o melhor plano para a Terra.',
    link: { label: 'Escolher o plano', path: to.proposals },
  }),
  finished: (_, to) => ({
    text: 'O percurso está completo e o plano seguiu para a Terra.',
    link: { label: 'Ver os relatórios', path: to.report },
  }),
  nextLesson: (of, to) => ({
    text: 'Está tudo em dia: pode começar a próxima aula.',
    link: { label: startText(of), path: to.live },
  }),
};

/** Returns the text of a class's next step, and the address of the page where it is done. */
export function stepWords(of: ClassOverview): StepWords {
  return STEPS[of.nextStep](of, classLinks(of));
}
