import type { Criterion } from './Criterion.ts';
import {
  ADAPTS_PANEL,
  DOSSIER_TAGS,
  GAME_AXE,
  PANEL_AXE,
  PANEL_DIALOGS_AXE,
  PAPER_HAS_NO_CONTROLS,
  PUBLIC_AXE,
  SPOKEN_TREE,
  SWITCH_KEYS,
  WORKSHEET_UA,
} from './evidence.ts';

/** Principle 4: browsers and assistive technologies read it alike. */
export const ROBUST: readonly Criterion[] = [
  {
    number: '4.1.1',
    name: 'Análise sintática',
    level: 'A',
    in22: 'removed',
    web: {
      result: 'meets',
      how: 'o verificador Nu do W3C não encontra erros em nenhuma página; npm test procura os que já encontrou',
      tests: [GAME_AXE, PANEL_AXE, PUBLIC_AXE],
    },
    documents: {
      result: 'meets',
      how: 'os PDF são escritos por compositores que seguem a norma; nenhum instrumento de fora os validou',
      tests: [WORKSHEET_UA, DOSSIER_TAGS],
    },
  },
  {
    number: '4.1.2',
    name: 'Nome, função, valor',
    level: 'A',
    web: {
      result: 'meets',
      how: 'os comandos são elementos de HTML ou têm a função, o nome e o estado de ARIA; quatro instrumentos procuram os que não têm. Nenhuma pessoa que usa um leitor de ecrã o experimentou',
      tests: [GAME_AXE, PANEL_AXE, PANEL_DIALOGS_AXE, PUBLIC_AXE, SPOKEN_TREE, ADAPTS_PANEL],
    },
    documents: PAPER_HAS_NO_CONTROLS,
  },
  {
    number: '4.1.3',
    name: 'Mensagens de estado',
    level: 'AA',
    web: {
      result: 'meets',
      how: 'o que a ORBI diz, o que falta guardar, erros e avisos são anunciados uma vez, sem tirar o foco',
      tests: [
        SWITCH_KEYS,
        'tests/client/game/overlays/Caption.test.tsx: is announced whole and once, not word by word',
        'tests/client/ui/toasts.test.tsx: of success have the role status, not alert',
        'tests/client/game/overlays/FeedbackNotice.test.tsx: is never over a text that is being written, is announced once, and takes no focus',
      ],
    },
    documents: PAPER_HAS_NO_CONTROLS,
  },
];
