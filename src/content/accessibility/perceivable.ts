import type { Criterion } from './Criterion.ts';
import {
  ADAPTS_GAME,
  ADAPTS_PANEL,
  CONTRASTS,
  DOSSIER_HEADINGS,
  DOSSIER_LISTS,
  DOSSIER_TAGS,
  GAME_AXE,
  NO_LIVE_MEDIA,
  PANEL_AXE,
  PANEL_DIALOGS_AXE,
  PAPER_HAS_NO_CONTROLS,
  PAPER_HAS_NO_MEDIA,
  PUBLIC_AXE,
  REFLOW_GAME,
  SPOKEN_SHIPS,
  SPOKEN_TREE,
  TEAM_VIDEOS,
  WORKSHEET_UA,
  WORKSHEETS_ALT,
} from './evidence.ts';

/** Principle 1: texts, pictures and sounds reach everybody. */
export const PERCEIVABLE: readonly Criterion[] = [
  {
    number: '1.1.1',
    name: 'Conteúdo não textual',
    level: 'A',
    web: {
      result: 'meetsInPart',
      how: 'ícones, logótipos e fotografias têm texto alternativo, e o que o palco mostra está também em texto; de uma fotografia de uma equipa só há o nome do ficheiro e, na missão 3, a legenda que a equipa escreveu, que pode não a descrever',
      tests: [
        GAME_AXE,
        PANEL_AXE,
        PUBLIC_AXE,
        SPOKEN_SHIPS,
        SPOKEN_TREE,
        'tests/client/login/login.test.tsx: shows the logos of the installation with alternative texts on the side screen and in the dialog',
        'tests/client/game/stage/stage.isolated.test.tsx: has a still picture of %s, hidden from screen readers',
        'tests/e2e/classroom/lesson.test.ts: the same is in a table, and the page says how old it is when the server is gone',
      ],
    },
    documents: {
      result: 'meets',
      how: 'figuras e gráficos têm texto alternativo; o que só decora está marcado como artefacto',
      tests: [WORKSHEETS_ALT, 'tests/tools/pdf/printing.test.ts: has an alternative text for a chart', DOSSIER_TAGS],
    },
  },
  {
    number: '1.2.1',
    name: 'Só áudio e só vídeo (gravado)',
    level: 'A',
    web: {
      result: 'meetsInPart',
      how: `tudo o que a ORBI diz está escrito; ${TEAM_VIDEOS}, e uma gravação só de som não tem transcrição`,
      tests: [
        'tests/client/game/overlays/Caption.test.tsx: is announced whole and once, not word by word',
        'tests/tools/audioSpoken.test.ts: has no digits or quotation marks and covers every written word, in all lines of all themes',
      ],
    },
    documents: PAPER_HAS_NO_MEDIA,
  },
  {
    number: '1.2.2',
    name: 'Legendas (gravado)',
    level: 'A',
    web: {
      result: 'meetsInPart',
      how: `a voz da ORBI tem legenda, com a palavra do momento em destaque; ${TEAM_VIDEOS}, sem legendas`,
      tests: [
        'tests/client/game/overlays/Caption.test.tsx: highlights the word that is being spoken, and keeps the text',
      ],
    },
    documents: PAPER_HAS_NO_MEDIA,
  },
  {
    number: '1.2.3',
    name: 'Audiodescrição ou alternativa (gravado)',
    level: 'A',
    web: { result: 'meetsInPart', how: `o produto não tem vídeos seus; ${TEAM_VIDEOS}, sem descrição`, tests: [] },
    documents: PAPER_HAS_NO_MEDIA,
  },
  { number: '1.2.4', name: 'Legendas (em direto)', level: 'AA', web: NO_LIVE_MEDIA, documents: PAPER_HAS_NO_MEDIA },
  {
    number: '1.2.5',
    name: 'Audiodescrição (gravado)',
    level: 'AA',
    web: { result: 'meetsInPart', how: `o produto não tem vídeos seus; ${TEAM_VIDEOS}, sem audiodescrição`, tests: [] },
    documents: PAPER_HAS_NO_MEDIA,
  },
  {
    number: '1.3.1',
    name: 'Informação e relações',
    level: 'A',
    web: {
      result: 'meetsInPart',
      how: 'títulos, listas, regiões, tabelas com legenda e cabeçalhos, e campos com etiqueta em HTML; os erros e as ajudas descrevem o seu campo. Onde o navegador não mostra PDF e o produto os desenha, uma tabela que passa de página perde na segunda os cabeçalhos',
      tests: [
        GAME_AXE,
        PANEL_AXE,
        PANEL_DIALOGS_AXE,
        'tests/client/ui/lists.test.tsx: has a caption, column and row headers, and a box that the keyboard reaches',
        'tests/client/game/overlays/work.test.tsx: an error describes the field, is announced and is scrolled into view',
      ],
    },
    documents: {
      result: 'meets',
      how: 'títulos, listas e tabelas estão na árvore de marcas',
      tests: [WORKSHEET_UA, DOSSIER_HEADINGS, DOSSIER_LISTS],
    },
  },
  {
    number: '1.3.2',
    name: 'Sequência com significado',
    level: 'A',
    web: {
      result: 'meets',
      how: 'o HTML está pela ordem de leitura, também no palco do jogo e nas páginas de um PDF desenhado pelo produto',
      tests: [
        'tests/client/game/overlays/keys.test.tsx: begin at the work, and go on in reading order',
        'tests/client/ui/pdf/pageText.test.ts: is in the order of the structure, not of the drawing',
      ],
    },
    documents: {
      result: 'meets',
      how: 'a ordem das marcas é a da leitura',
      tests: [WORKSHEET_UA, DOSSIER_TAGS],
    },
  },
  {
    number: '1.3.3',
    name: 'Características sensoriais',
    level: 'A',
    web: {
      result: 'meets',
      how: 'as instruções dizem o nome do botão ou do campo; nenhuma o indica só pela cor, pela forma ou pelo lugar. Visto ao ler os textos: não há teste que o prove',
      tests: [],
    },
    documents: {
      result: 'meets',
      how: 'as fichas e o manual dizem o número ou o título do que se usa. Visto ao ler os textos: não há teste que o prove',
      tests: [],
    },
  },
  {
    number: '1.3.4',
    name: 'Orientação',
    level: 'AA',
    web: {
      result: 'meets',
      how: 'jogo e painel cabem num tablet ao alto e ao baixo, e o painel num telemóvel',
      tests: [GAME_AXE, PANEL_AXE, ADAPTS_GAME, ADAPTS_PANEL],
    },
    documents: PAPER_HAS_NO_CONTROLS,
  },
  {
    number: '1.3.5',
    name: 'Identificar a finalidade da entrada',
    level: 'AA',
    web: {
      result: 'meets',
      how: 'os campos sobre quem os preenche, que são nome de utilizador e palavra-passe, têm autocomplete',
      tests: [
        PUBLIC_AXE,
        'tests/e2e/panel/ownPassword.test.ts: has to choose a password before using the panel, by keyboard',
      ],
    },
    documents: PAPER_HAS_NO_CONTROLS,
  },
  {
    number: '1.4.1',
    name: 'Utilização da cor',
    level: 'A',
    web: {
      result: 'meets',
      how: 'certo e errado, guardado e por guardar, e o estado de cada equipa dizem-se também por palavras ou sinais; as ligações num texto são sublinhadas',
      tests: [
        GAME_AXE,
        PANEL_AXE,
        'tests/client/game/overlays/work.test.tsx: shows the verdict in words and is disabled meanwhile',
      ],
    },
    documents: {
      result: 'meets',
      how: 'as fichas são feitas para imprimir a preto e branco. Visto ao ler as fichas: não há teste que o prove',
      tests: [],
    },
  },
  {
    number: '1.4.2',
    name: 'Controlo do áudio',
    level: 'A',
    web: {
      result: 'meets',
      how: 'nenhum som começa antes de um gesto; a música desliga-se na entrada; no menu do jogo desligam-se música, voz e efeitos, cada um por si',
      tests: [
        'tests/client/game/overlays/GameMenu.test.tsx: %s is a switch that shows its setting and toggles it',
        'tests/client/game/audio/narrator.test.ts: stops when its voice is muted or the tab is hidden, and does not restart',
      ],
    },
    documents: PAPER_HAS_NO_MEDIA,
  },
  {
    number: '1.4.3',
    name: 'Contraste (mínimo)',
    level: 'AA',
    web: {
      result: 'meets',
      how: 'cada par de cores dos temas claro, escuro e de alto contraste tem pelo menos 4,5:1, e o axe mede o texto de cada página',
      tests: [CONTRASTS, GAME_AXE, PANEL_AXE, PUBLIC_AXE],
    },
    documents: {
      result: 'notVerified',
      how: 'o texto é preto ou de cor escura sobre branco; nenhum instrumento mediu as páginas impressas',
      tests: [],
    },
  },
  {
    number: '1.4.4',
    name: 'Redimensionar texto',
    level: 'AA',
    web: {
      result: 'meets',
      how: 'a 200 %, nada fica mais largo do que a janela nem fora dela, no painel e em cada estado do jogo, que passa a uma coluna',
      tests: [REFLOW_GAME, PANEL_AXE],
    },
    documents: {
      result: 'meets',
      how: 'o leitor do produto amplia as páginas, e o texto é texto',
      tests: ['tests/e2e/panel/pdfPages.test.ts: a team on a phone sees the rendered pages with their text, and zooms'],
    },
  },
  {
    number: '1.4.5',
    name: 'Imagens de texto',
    level: 'AA',
    web: {
      result: 'meets',
      how: 'os textos são texto; só os logótipos de quem financia são imagens',
      tests: [
        'tests/client/login/login.test.tsx: shows the logos of the installation with alternative texts on the side screen and in the dialog',
      ],
    },
    documents: { result: 'meets', how: 'os textos são texto, com as letras no ficheiro', tests: [WORKSHEET_UA] },
  },
  {
    number: '1.4.10',
    name: 'Refluxo',
    level: 'AA',
    web: {
      result: 'meets',
      how: 'a 400 % (320 píxeis), páginas e jogo passam a uma coluna sem varrimento para o lado',
      tests: [
        ADAPTS_GAME,
        ADAPTS_PANEL,
        REFLOW_GAME,
        PANEL_AXE,
        'tests/e2e/game/accessibilityStatement.test.ts: fits every size, also at 400 %, with targets for fingers',
      ],
    },
    documents: {
      result: 'notApplicable',
      how: 'são folhas A4 para imprimir, cuja composição faz parte do que dizem',
      tests: [],
    },
  },
  {
    number: '1.4.11',
    name: 'Contraste de elementos não textuais',
    level: 'AA',
    web: {
      result: 'meetsInPart',
      how: 'o contorno dos campos e o anel do foco têm pelo menos 3:1 em cada tema; os desenhos do palco não foram medidos, e o que dizem está também em texto',
      tests: ['tests/client/theme.test.ts: has visible edges and focus rings on %s'],
    },
    documents: {
      result: 'notVerified',
      how: 'as linhas das figuras e dos gráficos não foram medidas',
      tests: [],
    },
  },
  {
    number: '1.4.12',
    name: 'Espaçamento do texto',
    level: 'AA',
    web: {
      result: 'meets',
      how: 'páginas e jogo crescem com o espaço que se lhes dá, também a 320 píxeis; nada fica cortado em nenhum estado do jogo nem em nenhuma página ou diálogo do painel',
      tests: [ADAPTS_GAME, ADAPTS_PANEL],
    },
    documents: {
      result: 'notApplicable',
      how: 'num PDF não se muda o espaço entre letras nem entre linhas',
      tests: [],
    },
  },
  {
    number: '1.4.13',
    name: 'Conteúdo que aparece com o ponteiro ou o foco',
    level: 'AA',
    web: {
      result: 'meets',
      how: 'uma dica abre também com o foco, fica enquanto o ponteiro está sobre ela e fecha com Escape',
      tests: ['tests/client/ui/lists.test.tsx: opens on focus, describes the button and closes on Escape'],
    },
    documents: PAPER_HAS_NO_CONTROLS,
  },
];
