import type { Criterion } from './Criterion.ts';
import { DOSSIER_UA, GAME_AXE, PANEL_AXE, PAPER_HAS_NO_CONTROLS, PUBLIC_AXE, WORKSHEET_UA } from './evidence.ts';

const OWN_PASSWORD =
  'tests/e2e/panel/ownPassword.test.ts: sees an error at the field, stays signed in after the change, and signs out the other devices';
const FIELD_ERROR =
  'tests/client/game/overlays/work.test.tsx: an error describes the field, is announced and is scrolled into view';

/** Principle 3: texts, forms and messages are understood. */
export const UNDERSTANDABLE: readonly Criterion[] = [
  {
    number: '3.1.1',
    name: 'Idioma da página',
    level: 'A',
    web: {
      result: 'meets',
      how: 'as páginas dizem que estão em português de Portugal',
      tests: [GAME_AXE, PANEL_AXE, PUBLIC_AXE],
    },
    documents: { result: 'meets', how: 'os PDF dizem que estão em pt-PT', tests: [WORKSHEET_UA, DOSSIER_UA] },
  },
  {
    number: '3.1.2',
    name: 'Idioma das partes',
    level: 'AA',
    web: {
      result: 'meets',
      how: '«Loading...» e as palavras do glossário noutras línguas estão marcadas, o árabe da direita para a esquerda; o que uma equipa escreve noutra língua não se conhece',
      tests: [
        'tests/client/RouteGuard.test.tsx: shows Loading... while the profile is requested',
        'tests/e2e/game/glossary.test.ts: is written from right to left in Arabic, and is there without a network',
      ],
    },
    documents: {
      result: 'notApplicable',
      how: 'os PDF estão só em português; para outra língua há espaço em branco',
      tests: [],
    },
  },
  {
    number: '3.2.1',
    name: 'Ao receber o foco',
    level: 'A',
    web: {
      result: 'meets',
      how: 'o foco, por si, só abre dicas e sugestões: não muda de página nem envia nada',
      tests: ['tests/client/ui/lists.test.tsx: opens on focus, describes the button and closes on Escape'],
    },
    documents: PAPER_HAS_NO_CONTROLS,
  },
  {
    number: '3.2.2',
    name: 'Ao entrar dados',
    level: 'A',
    web: {
      result: 'meets',
      how: 'escrever ou escolher não muda de página: no questionário do jogo a escolha fica presa à tecla e só outra a confirma',
      tests: [
        'tests/client/game/overlays/work.test.tsx: an arrow moves the lock and never confirms, whatever clicks the browser sends',
      ],
    },
    documents: PAPER_HAS_NO_CONTROLS,
  },
  {
    number: '3.2.3',
    name: 'Navegação consistente',
    level: 'AA',
    web: {
      result: 'meets',
      how: 'o menu do painel é o mesmo em todas as páginas, e o do jogo está sempre no mesmo canto',
      tests: [
        'tests/e2e/panel/panelScreens.test.ts: has for the %s the entries of the spec, on a laptop and in the drawer of a phone',
      ],
    },
    documents: null,
  },
  {
    number: '3.2.4',
    name: 'Identificação consistente',
    level: 'AA',
    web: {
      result: 'meets',
      how: 'cada comando vem da mesma peça, com o mesmo nome e o mesmo ícone. Visto ao ler o código: não há teste que o prove',
      tests: [],
    },
    documents: null,
  },
  {
    number: '3.2.6',
    name: 'Ajuda consistente',
    level: 'A',
    in22: 'new',
    web: {
      result: 'meets',
      how: 'o manual está no mesmo lugar do menu do painel, o pedido de ajuda no mesmo do menu do jogo, e o contacto na declaração de acessibilidade, a que levam a entrada e o rodapé do painel',
      tests: [
        'tests/e2e/panel/panelScreens.test.ts: has for the %s the entries of the spec, on a laptop and in the drawer of a phone',
        'tests/e2e/game/accessibilityStatement.test.ts: is reached from the sign-in page and from the panel, and leads back',
      ],
    },
    documents: null,
  },
  {
    number: '3.3.1',
    name: 'Identificação de erros',
    level: 'A',
    web: {
      result: 'meets',
      how: 'um erro diz-se por palavras no seu campo, que fica marcado, e é anunciado',
      tests: [
        FIELD_ERROR,
        OWN_PASSWORD,
        'tests/client/login/login.test.tsx: stays open with an error after a wrong password',
      ],
    },
    documents: PAPER_HAS_NO_CONTROLS,
  },
  {
    number: '3.3.2',
    name: 'Etiquetas ou instruções',
    level: 'A',
    web: {
      result: 'meets',
      how: 'cada campo tem etiqueta, os obrigatórios dizem que o são, e o que se espera está na ajuda do campo',
      tests: [GAME_AXE, PANEL_AXE, 'tests/client/ui/fields.test.tsx: fields'],
    },
    documents: PAPER_HAS_NO_CONTROLS,
  },
  {
    number: '3.3.3',
    name: 'Sugestão de correção',
    level: 'AA',
    web: {
      result: 'meets',
      how: 'as mensagens dizem o que fazer: quantos caracteres faltam, que nome está livre, que palavras existem',
      tests: [
        OWN_PASSWORD,
        'tests/e2e/game/teamCode.test.ts: says that a code does not exist, and username and password are still there',
      ],
    },
    documents: PAPER_HAS_NO_CONTROLS,
  },
  {
    number: '3.3.4',
    name: 'Prevenção de erros (legais, financeiros, dados)',
    level: 'AA',
    web: {
      result: 'meets',
      how: 'o que apaga pergunta antes e vai para a Reciclagem, de onde volta; o que se envia pode ser devolvido e refeito',
      tests: [
        'tests/client/ui/dialog.test.tsx: has two buttons, which do nothing while it is busy',
        'tests/e2e/panel/placedComments.test.ts: are put on a point of a picture, and a deleted one comes back',
      ],
    },
    documents: PAPER_HAS_NO_CONTROLS,
  },
  {
    number: '3.3.7',
    name: 'Entrada redundante',
    level: 'A',
    in22: 'new',
    web: {
      result: 'meets',
      how: 'o que já foi escrito volta: o texto de uma missão devolvida, os campos depois de um erro, as partes do plano no dossiê',
      tests: [
        'tests/e2e/panel/panelForms.test.ts: changes the own password, keeping the typed text after each error',
        'tests/server/council/dossier/dossiers.test.ts: begin with the parts of the plan, until something is saved',
      ],
    },
    documents: null,
  },
  {
    number: '3.3.8',
    name: 'Autenticação acessível (mínimo)',
    level: 'AA',
    in22: 'new',
    web: {
      result: 'meets',
      how: 'a palavra-passe pode vir do gestor de palavras-passe ou ser colada e vista; uma equipa entra com um código QR ou com quatro palavras, de que bastam umas letras. Não há enigmas',
      tests: [
        'tests/e2e/game/teamCode.test.ts: lets a team in by keyboard: each word after a few letters',
        'tests/e2e/game/teamCode.test.ts: is filled in by a card, whose words the address bar does not keep',
        'tests/client/ui/fields.test.tsx: the eye button shows and hides the password and says so',
      ],
    },
    documents: null,
  },
];
