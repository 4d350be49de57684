import { THEME_IDS, THEME_NAMES, THEMES } from '#domain/vocabulary.ts';

/** What the panel's home says of each area of the sidebar (spec, section 1). */
export interface Area {
  title: string;
  text: string;
  /** Where it leads; left out where the area is a button elsewhere on the page. */
  path?: string;
  /** Several places, where one area has them. */
  links?: readonly { title: string; path: string }[];
}

export const AREAS: readonly Area[] = [
  {
    title: 'Manual Pedagógico',
    text: 'O guia para preparar e acompanhar as sessões do jogo com as turmas.',
    path: '/panel/manual',
  },
  {
    title: 'Testar Jogo',
    text: 'Experimente o jogo em cada um dos três sistemas solares. Nada fica guardado no servidor.',
    links: THEMES.map((theme) => ({ title: THEME_NAMES[theme], path: `/game?uid=${THEME_IDS[theme]}` })),
  },
  { title: 'Turmas', text: 'Consulte as turmas e adicione novas.', path: '/panel/management/classes' },
  {
    title: 'Equipas',
    text: 'Crie equipas, veja o seu progresso e consulte as credenciais de acesso.',
    path: '/panel/management/teams',
  },
  {
    title: 'Respostas e Avaliação',
    text: 'Leia as respostas de cada equipa, descarregue os ficheiros e atribua as pontuações.',
    path: '/panel/solar-systems/answers',
  },
  {
    title: 'Propostas',
    text: 'Reveja as propostas das equipas e submeta a que vai ser enviada para a Terra.',
    path: '/panel/solar-systems/proposals',
  },
  {
    title: 'Classificação',
    text: 'Veja a classificação de participação cívica das equipas e a regra que a faz.',
    path: '/panel/ranking',
  },
  {
    title: 'Tema claro ou escuro',
    text: 'Escolha o aspeto do painel nos botões do topo da página; no telemóvel estão no menu.',
  },
  { title: 'Terminar sessão', text: 'Saia da sua conta no fim da lista, sobretudo em computadores partilhados.' },
];
