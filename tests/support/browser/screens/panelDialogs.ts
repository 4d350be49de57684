import type { PanelUser } from '../panelUser.ts';

/** A dialog of the panel and the page that has it. */
interface PanelDialog {
  path: string;
  page: string;
  /** Opens the dialog. */
  open: (user: PanelUser) => Promise<void>;
  title: string | RegExp;
}

const clickButton = (name: string | RegExp) => (user: PanelUser) => user.button(name).click();
const chooseRowAction = (row: string, action: string) => (user: PanelUser) => user.chooseRowAction(row, action);
const rowDialogs = (
  path: string,
  page: string,
  row: string,
  dialogs: [action: string, title: string | RegExp][],
): PanelDialog[] => dialogs.map(([action, title]) => ({ path, page, open: chooseRowAction(row, action), title }));

/** Every dialog of the panel as an administrator sees it, of the data of panelSeed.ts. */
export const PANEL_DIALOGS: PanelDialog[] = [
  { path: '/panel', page: 'Olá admin!', open: clickButton('Quanto tempo demora?'), title: 'Quanto tempo demora?' },
  { path: '/panel', page: 'Olá admin!', open: clickButton('Mudar a palavra-passe'), title: 'Mudar a palavra-passe' },
  {
    path: '/panel/sign-in',
    page: 'Entrada e segurança',
    open: clickButton('Ativar a aplicação de códigos'),
    title: 'Aplicação de códigos',
  },
  {
    path: '/panel/sign-in',
    page: 'Entrada e segurança',
    open: clickButton('Juntar uma chave de acesso'),
    title: 'Juntar uma chave de acesso',
  },
  {
    path: '/panel/management/classes',
    page: 'Turmas',
    open: clickButton('Adicionar Turma'),
    title: /^Adicionar (Nova )?Turma$/,
  },
  ...rowDialogs('/panel/management/classes', 'Turmas', '8.º A', [
    ['Editar', 'Editar turma'],
    ['Classificação no conselho', 'Classificação no conselho'],
    ['Eliminar', 'Eliminar turma'],
  ]),
  {
    path: '/panel/management/teams',
    page: 'Equipas',
    open: clickButton('Adicionar Equipa'),
    title: 'Adicionar Nova Equipa',
  },
  ...rowDialogs('/panel/management/teams', 'Equipas', 'Equipa outra', [
    ['Editar', 'Editar equipa'],
    ['Mudar de turma', 'Mudar de turma'],
    ['Apoios', /^Apoios de/],
    ['Código da equipa', /^Código de/],
    ['Nova palavra-passe', /^Nova palavra-passe/],
    ['Eliminar', 'Eliminar equipa'],
  ]),
  {
    path: '/panel/management/schools',
    page: 'Escolas',
    open: clickButton('Adicionar Escola'),
    title: 'Adicionar Nova Escola',
  },
  ...rowDialogs('/panel/management/schools', 'Escolas', 'Escola Vizinha', [
    ['Editar', 'Editar escola'],
    ['Eliminar', 'Eliminar escola'],
  ]),
  {
    path: '/panel/management/teachers',
    page: 'Professores',
    open: clickButton('Adicionar Professor'),
    title: /^Adicionar (Novo )?Professor$/,
  },
  ...rowDialogs('/panel/management/teachers', 'Professores', 'Vera Vizinha', [
    ['Editar', 'Editar professor'],
    ['Nova palavra-passe', /^Nova palavra-passe/],
    ['Eliminar', 'Eliminar professor'],
  ]),
  {
    path: '/panel/solar-systems/answers',
    page: 'Respostas das Equipas',
    open: async (user) => {
      await user.button(/Ver Respostas de Equipa outra/).click();
      await user.button(/^Devolver à equipa a missão 2/).click();
    },
    title: /^Devolver a missão 2/,
  },
  {
    // Another address than above, so that the page is loaded anew, with all its rows closed.
    path: '/panel/solar-systems/answers?search=outra',
    page: 'Respostas das Equipas',
    open: async (user) => {
      await user.button(/Ver Respostas de Equipa outra/).click();
      await user.button(/^Imagem 1 de/).click();
    },
    title: 'Imagens de Equipa outra',
  },
  {
    path: '/panel/solar-systems/answers/phrases',
    page: 'Frases para comentários',
    open: clickButton('Nova frase'),
    title: 'Nova frase',
  },
  {
    path: '/panel/solar-systems/proposals',
    page: 'Propostas',
    open: clickButton(/^Ver.*Equipa outra/),
    title: /Equipa outra/,
  },
  {
    path: '/panel/solar-systems/proposals',
    page: 'Propostas',
    open: async (user) => {
      await user.button(/^Ver.*Equipa outra/).click();
      await user.button('Preparar dossiê').click();
      await user.page.getByLabel('O problema', { exact: true }).waitFor();
    },
    title: /^Dossiê da Terra/,
  },
  {
    path: '/panel/solar-systems/proposals',
    page: 'Propostas',
    open: clickButton(/^Editar.*Equipa outra/),
    title: 'Editar proposta',
  },
  {
    path: '/panel/solar-systems/proposals',
    page: 'Propostas',
    open: clickButton(/^Submeter.*Equipa outra/),
    title: 'Submeter proposta',
  },
];
