import { DatabaseBackup, FileUp, History, IdCard, type LucideIcon, Medal, Radio, Trash2 } from 'lucide-react';
import { BIN_DAYS } from '#domain/limits.ts';
import { ROLE, type Role, THEME_IDS, THEME_NAMES, THEMES } from '#domain/vocabulary.ts';
import { sidebarIcon } from '../shell/sidebarIcons.ts';

/** A card of the panel's home. */
export interface Area {
  title: string;
  text: string;
  Icon: LucideIcon;
  /** Link target; absent where the area has several. */
  path?: string;
  /** Link targets of an area that has several. */
  links?: readonly { title: string; path: string }[];
}

/** The class in session, then the areas of the sidebar (spec, section 1), in its order; the end of the session has a button on every page. */
const AREAS: readonly Area[] = [
  {
    title: 'Aula em direto',
    text: 'Veja o que cada equipa está a fazer, quem pede ajuda e quem está parado; pause, escreva às equipas e marque o ritmo.',
    Icon: Radio,
    path: '/panel/aula',
  },
  {
    title: 'Manual Pedagógico',
    text: 'O guia para preparar e acompanhar as sessões com as turmas, e as 36 fichas de trabalho das missões.',
    Icon: sidebarIcon('manual'),
    path: '/panel/manual',
  },
  {
    title: 'Testar Jogo',
    text: 'Experimente o jogo em cada um dos três sistemas solares. Nada fica guardado no servidor.',
    Icon: sidebarIcon('game'),
    links: THEMES.map((theme) => ({ title: THEME_NAMES[theme], path: `/game?uid=${THEME_IDS[theme]}` })),
  },
  {
    title: 'Turmas',
    text: 'Consulte as turmas e adicione novas.',
    Icon: sidebarIcon('management/classes'),
    path: '/panel/management/classes',
  },
  {
    title: 'Equipas',
    text: 'Crie equipas, veja o seu progresso e consulte as credenciais de acesso.',
    Icon: sidebarIcon('management/teams'),
    path: '/panel/management/teams',
  },
  {
    title: 'Respostas e Avaliação',
    text: 'Leia as respostas de cada equipa, descarregue os ficheiros e atribua as pontuações.',
    Icon: sidebarIcon('solar-systems/answers'),
    path: '/panel/solar-systems/answers',
  },
  {
    title: 'Propostas',
    text: 'Reveja as propostas das equipas e submeta a que vai ser enviada para a Terra.',
    Icon: sidebarIcon('solar-systems/proposals'),
    path: '/panel/solar-systems/proposals',
  },
  {
    title: 'Professores',
    text: 'Crie as contas dos professores, diga de que escola são e dê-lhes uma nova palavra-passe.',
    Icon: sidebarIcon('management/teachers'),
    path: '/panel/management/teachers',
  },
  {
    title: 'Escolas',
    text: 'Consulte as escolas e os seus agrupamentos, e adicione novas.',
    Icon: sidebarIcon('management/schools'),
    path: '/panel/management/schools',
  },
  {
    title: 'Moderação',
    text: 'Aprove ou esconda os comentários e as propostas das equipas que estão à espera ou foram denunciados.',
    Icon: sidebarIcon('moderation'),
    path: '/panel/moderation',
  },
];

/** Only administrators manage schools and teachers (spec, section 6). */
const ADMIN_ONLY: readonly string[] = ['Professores', 'Escolas'];

/** Returns the areas that the home shows to a role. */
export function areasFor(role: Role): readonly Area[] {
  return role === ROLE.admin ? AREAS : AREAS.filter(({ title }) => !ADMIN_ONLY.includes(title));
}

/** Pages that the spec's sidebar does not list; they are linked here and from related pages. */
const TOOLS: readonly Area[] = [
  {
    title: 'Classificação',
    text: 'A participação cívica das equipas e a regra que as ordena.',
    Icon: Medal,
    path: '/panel/ranking',
  },
  {
    title: 'Importar turmas e equipas',
    text: 'Da lista da turma, de que o painel forma as equipas, ou de equipas já formadas.',
    Icon: FileUp,
    path: '/panel/imports',
  },
  {
    title: 'Cartões das equipas',
    text: 'Em Turmas, nas ações de cada turma: acessos para imprimir e recortar.',
    Icon: IdCard,
    path: '/panel/management/classes',
  },
  {
    title: 'Reciclagem',
    text: `O que foi eliminado pode ser restaurado durante ${BIN_DAYS} dias.`,
    Icon: Trash2,
    path: '/panel/bin',
  },
  { title: 'Histórico', text: 'Quem fez o quê, e quando.', Icon: History, path: '/panel/history' },
];

/** Returns the further pages that the home shows: only administrators try backups. */
export function toolsFor(isAdmin: boolean): readonly Area[] {
  return isAdmin ? [...TOOLS, BACKUPS] : TOOLS;
}

const BACKUPS: Area = {
  title: 'Cópias de segurança',
  text: 'De quando é a última cópia, e experimentar se ela se repõe.',
  Icon: DatabaseBackup,
  path: '/panel/backups',
};
