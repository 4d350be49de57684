import { ACCOUNTS, type STAFF } from '../panelPeople.ts';

export type StaffPerson = (typeof STAFF)[number];

/** A page of the panel with texts that tell whether its data has arrived. */
export interface PanelScreen {
  path: () => string;
  title: (person: StaffPerson) => string | RegExp;
  /** A text of the page's data. */
  text: string | RegExp;
  /** Another teacher's data, which only administrators see. */
  neighbourText?: string;
  /** A button that only administrators have. */
  adminButton?: string;
}

const screenOf = (
  path: string,
  title: string | RegExp,
  text: PanelScreen['text'],
  options: Partial<PanelScreen> = {},
): PanelScreen => ({
  path: () => path,
  title: () => title,
  text,
  ...options,
});

/** Returns every page of the panel, of the data of panelSeed.ts; `ownClass` is called when an address is needed. */
export function panelScreens(ownClass: () => string): PanelScreen[] {
  return [
    {
      path: () => '/panel',
      title: (person) => (person === 'teacher' ? 'Olá Professor de Demonstração!' : `Olá ${ACCOUNTS[person]}!`),
      text: '8.º A',
      neighbourText: '7.º B',
    },
    screenOf('/panel/manual', 'Manual Pedagógico', 'Abrir num novo separador'),
    screenOf('/panel/management/classes', 'Turmas', '8.º A', { neighbourText: '7.º B' }),
    { path: () => `/panel/management/classes/${ownClass()}`, title: () => 'Turma 8.º A', text: 'Equipa outra' },
    {
      path: () => `/panel/management/classes/${ownClass()}/curriculum`,
      title: () => 'O que a turma trabalhou',
      text: '8.º A: o que a turma trabalhou',
    },
    {
      path: () => `/panel/management/classes/${ownClass()}/survey`,
      title: () => 'Antes e depois da viagem',
      text: '0 respostas',
    },
    screenOf('/panel/management/teams', 'Equipas', 'Equipa outra', { neighbourText: 'Equipa alheia' }),
    screenOf('/panel/management/schools', 'Escolas', 'Escola de Demonstração', {
      neighbourText: 'Escola Vizinha',
      adminButton: 'Adicionar Escola',
    }),
    screenOf('/panel/management/teachers', 'Professores', 'Professor de Demonstração', {
      neighbourText: 'Vera Vizinha',
      adminButton: 'Adicionar Professor',
    }),
    screenOf('/panel/sign-in', 'Entrada e segurança', 'Por ativar'),
    screenOf('/panel/platforms', 'Plataformas de ensino', 'Nenhuma plataforma está registada'),
    screenOf('/panel/management/users', 'Utilizadores', 'Sem utilizadores registados!'),
    screenOf('/panel/solar-systems/answers', 'Respostas das Equipas', 'Equipa outra', {
      neighbourText: 'Equipa alheia',
    }),
    screenOf('/panel/solar-systems/answers/phrases', 'Frases para comentários', 'Ainda não tem frases suas.'),
    screenOf('/panel/solar-systems/answers/items', 'O que resultou', 'Perguntas do quiz'),
    screenOf('/panel/solar-systems/proposals', 'Propostas', 'Uma rampa para todos', { neighbourText: 'Equipa alheia' }),
    screenOf('/panel/selection', 'Seleção de maio', /^(As melhores ações de|Só a administração)/),
    screenOf('/panel/selection/readings', 'Ler propostas', 'Não tem propostas para ler este ano letivo.'),
    screenOf('/panel/moderation?part=all', 'Moderação', 'Ainda não há comentários.'),
    screenOf('/panel/moderation?kind=proposals&part=all', 'Moderação', 'Uma rampa para todos', {
      neighbourText: 'Equipa alheia',
    }),
    screenOf('/panel/ranking', /^(Classificação|Ranking)/, 'provisória'),
    screenOf('/panel/bin', 'Reciclagem', 'Equipa apagada'),
    screenOf('/panel/history?size=50', 'Histórico', 'Equipa apagada', { neighbourText: 'Equipa alheia' }),
    screenOf('/panel/backups', 'Cópias de segurança', /^(Não foi encontrada nenhuma|Só a administração)/),
    screenOf('/panel/imports', 'Importar turmas e equipas', 'Ler os nomes'),
    { path: () => `/panel/cards?class=${ownClass()}`, title: () => /^Cartões.*8\.º A/, text: 'Equipa outra' },
    { path: () => `/panel/report?class=${ownClass()}`, title: () => /^Relatório.*8\.º A/, text: 'Equipa outra' },
    screenOf('/panel/qualquer', 'Em manutenção', 'Em manutenção'),
  ];
}
