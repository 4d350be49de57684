import type { Criterion } from './Criterion.ts';
import {
  ADAPTS_GAME,
  ADAPTS_PANEL,
  DIALOG_FOCUS,
  DOSSIER_HEADINGS,
  DOSSIER_UA,
  ENGINES_KEYS,
  GAME_AXE,
  GAME_KEYS,
  PANEL_AXE,
  PANEL_KEYS,
  PAPER_HAS_NO_CONTROLS,
  PAPER_HAS_NO_MEDIA,
  PUBLIC_AXE,
  SWITCH_KEYS,
  WORKSHEET_UA,
} from './evidence.ts';

const FOCUS_ORDER =
  'tests/client/game/overlays/focus.test.tsx: goes to the heading of the new work from any control of the old one';
const ORDER_BY_BUTTONS = 'tests/client/game/overlays/council/session/vote.test.tsx: is made with buttons, up and down';

/** Principle 2: everything can be worked, with every kind of hand. */
export const OPERABLE: readonly Criterion[] = [
  {
    number: '2.1.1',
    name: 'Teclado',
    level: 'A',
    web: {
      result: 'meets',
      how: 'o jogo inteiro e o trabalho do painel fazem-se só com o teclado, em três navegadores, e as missões também só com Tab e Enter, como num comutador; o que se arrasta tem botões',
      tests: [GAME_KEYS, SWITCH_KEYS, PANEL_KEYS, ENGINES_KEYS],
    },
    documents: PAPER_HAS_NO_CONTROLS,
  },
  {
    number: '2.1.2',
    name: 'Sem bloqueio do teclado',
    level: 'A',
    web: {
      result: 'meets',
      how: 'um diálogo fecha com Escape ou com o seu botão e devolve o foco; fora dele, o foco passa por tudo',
      tests: [DIALOG_FOCUS, GAME_KEYS, PANEL_KEYS],
    },
    documents: PAPER_HAS_NO_CONTROLS,
  },
  {
    number: '2.1.4',
    name: 'Atalhos de um só carácter',
    level: 'A',
    web: {
      result: 'meets',
      how: 'os números que dão pontos só valem com o foco na missão; as outras teclas de uma letra estão num botão com o foco ou precisam de Ctrl; Enter, Espaço e setas fazem avançar a ORBI',
      tests: [
        'tests/client/panel/marking/answers/marking.test.tsx: marking by keyboard',
        'tests/client/game/overlays/keys.test.tsx: another key',
      ],
    },
    documents: PAPER_HAS_NO_CONTROLS,
  },
  {
    number: '2.2.1',
    name: 'Tempo ajustável',
    level: 'A',
    web: {
      result: 'meetsInPart',
      how: 'uma sessão que acaba pede a palavra-passe sem perder o texto, e quem conduz o conselho prolonga cada fase; uma mensagem da ORBI dá lugar à seguinte no seu tempo de leitura (170 palavras por minuto), que se encurta mas não se alonga: só a última fica',
      tests: [
        'tests/e2e/servers/resilience.test.ts: a revoked session asks for the password in a dialog and keeps the text',
        'tests/server/council/session/steering.test.ts: stands still while paused, also until the week after, and can be extended',
        'tests/client/game/flow/states/speech.test.ts: shows a message for its narration and a pause, but at least three seconds',
      ],
    },
    documents: PAPER_HAS_NO_CONTROLS,
  },
  {
    number: '2.2.2',
    name: 'Colocar em pausa, parar, ocultar',
    level: 'A',
    web: {
      result: 'meetsInPart',
      how: '«Menos movimento» e a preferência do dispositivo param o céu, a ORBI e os voos; as mensagens da ORBI seguem-se sozinhas e não têm pausa',
      tests: [
        'tests/client/game/stage/map/flights.test.ts: fade over under reduced motion',
        'tests/client/game/stage/engine/camera.test.ts: cuts to its target under reduced motion',
        'tests/client/game/overlays/GameMenu.test.tsx: %s is a switch that shows its setting and toggles it',
      ],
    },
    documents: PAPER_HAS_NO_MEDIA,
  },
  {
    number: '2.3.1',
    name: 'Três clarões ou abaixo do limiar',
    level: 'A',
    web: {
      result: 'notVerified',
      how: 'as cenas foram desenhadas sem clarões e o brilho muda devagar, mas nenhum instrumento o mediu; os vídeos das equipas não são vistos',
      tests: [],
    },
    documents: PAPER_HAS_NO_MEDIA,
  },
  {
    number: '2.4.1',
    name: 'Ignorar blocos',
    level: 'A',
    web: {
      result: 'meets',
      how: 'a primeira tecla Tab mostra «Saltar para o conteúdo» na entrada e no painel; o jogo não tem nada antes do conteúdo',
      tests: [
        'tests/e2e/game/screens.test.ts: the sign-in page shows its first link only with the focus, at every size',
        'tests/client/login/login.test.tsx: begins with a link that moves the focus to the form and leaves the address alone',
      ],
    },
    documents: null,
  },
  {
    number: '2.4.2',
    name: 'Página com título',
    level: 'A',
    web: {
      result: 'meets',
      how: 'cada página diz o seu nome no título do separador',
      tests: [
        'tests/client/ui/useDocumentTitle.test.tsx: names the tab while the page is shown, in the one title of the document',
      ],
    },
    documents: {
      result: 'meets',
      how: 'cada PDF tem título e pede que seja mostrado',
      tests: [WORKSHEET_UA, DOSSIER_UA],
    },
  },
  {
    number: '2.4.3',
    name: 'Ordem do foco',
    level: 'A',
    web: {
      result: 'meets',
      how: 'a ordem do foco é a da leitura; quando o trabalho muda, o foco vai para o novo título, e um diálogo devolve-o a quem o abriu',
      tests: [FOCUS_ORDER, DIALOG_FOCUS, GAME_KEYS, SWITCH_KEYS],
    },
    documents: PAPER_HAS_NO_CONTROLS,
  },
  {
    number: '2.4.4',
    name: 'Finalidade da ligação (no contexto)',
    level: 'A',
    web: {
      result: 'meets',
      how: 'cada ligação diz para onde leva, e as que abrem num novo separador dizem-no',
      tests: [
        PANEL_AXE,
        'tests/client/game/overlays/Guide.test.tsx: lists the worksheets with title and moment, each opening in a new tab',
      ],
    },
    documents: {
      result: 'meets',
      how: 'as ligações do manual e do dossiê têm por texto o que se abre',
      tests: ['tests/client/ui/pdf/pageText.test.ts: are part of the text, with the words they lie over'],
    },
  },
  {
    number: '2.4.5',
    name: 'Várias formas',
    level: 'AA',
    web: {
      result: 'meets',
      how: 'no painel chega-se a cada página pelo menu e pelo início, e as listas têm pesquisa; o jogo é um percurso com um passo de cada vez',
      tests: [
        'tests/e2e/panel/panelScreens.test.ts: has for the %s the entries of the spec, on a laptop and in the drawer of a phone',
      ],
    },
    documents: null,
  },
  {
    number: '2.4.6',
    name: 'Cabeçalhos e etiquetas',
    level: 'AA',
    web: {
      result: 'meets',
      how: 'títulos e etiquetas dizem o que está por baixo ou o que se escreve. Que são claros viu-o quem os escreveu; a presença é testada',
      tests: [GAME_AXE, PANEL_AXE],
    },
    documents: {
      result: 'meets',
      how: 'os títulos do manual, das fichas e do dossiê dizem o que se segue',
      tests: [DOSSIER_HEADINGS],
    },
  },
  {
    number: '2.4.7',
    name: 'Foco visível',
    level: 'AA',
    web: {
      result: 'meets',
      how: 'um anel de 3:1 rodeia o que tem o foco, em cada tema, em alto contraste e nas cores do sistema',
      tests: [
        'tests/client/theme.test.ts: has visible edges and focus rings on %s',
        GAME_KEYS,
        ADAPTS_GAME,
        ADAPTS_PANEL,
      ],
    },
    documents: PAPER_HAS_NO_CONTROLS,
  },
  {
    number: '2.4.11',
    name: 'Foco não encoberto (mínimo)',
    level: 'AA',
    in22: 'new',
    web: {
      result: 'meets',
      how: 'avisos e barras fixas afastam-se do que tem o foco, e uma caixa de texto com o foco vem para a vista inteira',
      tests: [
        'tests/client/ui/toasts.test.tsx: keep clear of the bar and of the focused element where fields leave no room',
        'tests/client/ui/useScrollPadding.test.tsx: a focused text box is scrolled into view whole',
      ],
    },
    documents: null,
  },
  {
    number: '2.5.1',
    name: 'Gestos do ponteiro',
    level: 'A',
    web: {
      result: 'meets',
      how: 'ampliar com dois dedos também se faz com botões; nenhum outro gesto precisa de um percurso',
      tests: ['tests/client/ui/pdf/PdfViewer.isolated.test.tsx: zoom with the buttons, within bounds'],
    },
    documents: PAPER_HAS_NO_CONTROLS,
  },
  {
    number: '2.5.2',
    name: 'Cancelamento do ponteiro',
    level: 'A',
    web: {
      result: 'meets',
      how: 'os comandos atuam quando se levanta o dedo, e largar fora ou carregar numa tecla desfaz um arrasto',
      tests: ['tests/client/game/overlays/council/session/vote.test.tsx: %s leaves the order as it was'],
    },
    documents: PAPER_HAS_NO_CONTROLS,
  },
  {
    number: '2.5.3',
    name: 'Etiqueta no nome',
    level: 'A',
    web: {
      result: 'meets',
      how: 'o nome de cada comando contém o texto que se vê; o axe e o QualWeb procuram os que não o contêm',
      tests: [GAME_AXE, PANEL_AXE, PUBLIC_AXE],
    },
    documents: PAPER_HAS_NO_CONTROLS,
  },
  {
    number: '2.5.4',
    name: 'Atuação por movimento',
    level: 'A',
    web: { result: 'notApplicable', how: 'nada se faz a mexer o dispositivo', tests: [] },
    documents: PAPER_HAS_NO_CONTROLS,
  },
  {
    number: '2.5.7',
    name: 'Movimentos de arrastar',
    level: 'AA',
    in22: 'new',
    web: {
      result: 'meets',
      how: 'pôr planos por ordem, passar alguém de uma equipa a outra e pôr um comentário numa fotografia fazem-se também com botões, menus e teclas',
      tests: [
        ORDER_BY_BUTTONS,
        'tests/engines/formTeams.test.ts: forms teams of a class list, moves members by the menu and by dragging, and creates them',
        'tests/e2e/panel/placedComments.test.ts: are put on words with the mouse and with the keyboard, and read by the team',
      ],
    },
    documents: null,
  },
  {
    number: '2.5.8',
    name: 'Tamanho do alvo (mínimo)',
    level: 'AA',
    in22: 'new',
    web: {
      result: 'meets',
      how: 'no jogo, na entrada e, em telemóveis, no painel os alvos têm 48 píxeis; nos outros ecrãs do painel, pelo menos 24',
      tests: [
        GAME_AXE,
        PANEL_AXE,
        'tests/e2e/game/teamCode.test.ts: fits every size with its suggestions open, with targets for fingers, and is accessible',
      ],
    },
    documents: null,
  },
];
