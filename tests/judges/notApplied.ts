/** A rule of QualWeb or Equal Access that is not applied, everywhere or on some pages, and why. */
interface NotApplied {
  rule: string;
  /** In Portuguese: the proof prints it. */
  why: string;
  /** Names of the pages concerned; without it, every page. */
  where?: RegExp;
}

/** Names of pages that show an open dialog. */
const WITH_DIALOG =
  /diálogo|sobre o jogo|menu num telemóvel|nave-certeza|council\.(commenting|delivering|replying\.sending|reporting\.sending|ranking\.)/;
/** Names of pages whose options are disabled by their fieldset. */
const WITH_DISABLED_OPTIONS = /quiz\.(feedback|reason)$|quiz-resposta$/;
/** Names of pages with the text of a PDF. */
const WITH_PDF = /^(PDF|\/panel\/manual, (administrador|professor))$/;
const WITHOUT_SKIP_LINK = /^(?!\/login|\/panel)|escolher a palavra-passe/;

export const NOT_APPLIED: readonly NotApplied[] = [
  {
    rule: 'QW-ACT-R76',
    why: 'contraste do nível AAA; o produto cumpre o AA (QW-ACT-R37)',
  },
  {
    rule: 'QW-WCAG-T23',
    where: WITHOUT_SKIP_LINK,
    why: 'não há nada antes do conteúdo que se pudesse saltar',
  },
  {
    rule: 'QW-BP17',
    where: WITHOUT_SKIP_LINK,
    why: 'não há nada antes do conteúdo que se pudesse saltar',
  },
  {
    rule: 'QW-WCAG-T24',
    where: WITH_DIALOG,
    why: 'o que está atrás de um diálogo modal não recebe o foco, de propósito',
  },
  {
    rule: 'QW-WCAG-T24',
    where: WITH_DISABLED_OPTIONS,
    why: 'as opções de um <fieldset disabled> não recebem o foco, de propósito',
  },
  {
    rule: 'QW-WCAG-T31',
    why: 'o QualWeb não lê regras dentro de @layer, onde estão as cores; os contrastes são vistos por QW-ACT-R37',
  },
  {
    rule: 'QW-WCAG-T33',
    where: /^(estado|\/game|\/panel\/(report|cards)|.*\/curriculum)/,
    why: 'o QualWeb não conhece <div> dentro de <dl>, que o HTML permite',
  },
  {
    rule: 'QW-WCAG-T3',
    why: 'o HTML permite <fieldset> fora de um formulário',
  },
  {
    rule: 'QW-WCAG-T17',
    why: 'a pesquisa tem uma etiqueta só para leitores de ecrã, ao lado da lupa',
  },
  {
    rule: 'QW-WCAG-T19',
    where: WITH_DIALOG,
    why: 'o botão de enviar está no fim do diálogo, ligado ao formulário pelo atributo form',
  },
  {
    rule: 'QW-WCAG-T8',
    where: /folha de respostas|Devolver a missão|^\/panel\/report|«Imagens de /,
    why: 'de um ficheiro da equipa só se conhece o nome',
  },
  {
    rule: 'QW-WCAG-T2',
    where: WITH_PDF,
    why: 'a tabela é a do PDF, que não tem legenda',
  },
  {
    rule: 'QW-WCAG-T25',
    where: WITH_PDF,
    why: 'a tabela é a do PDF, que não diz a direção dos cabeçalhos',
  },
  {
    rule: 'QW-ACT-R30',
    where: /diálogo «Menu»/,
    why: 'o nome do interruptor é a sua etiqueta; a explicação por baixo é a descrição',
  },
  {
    rule: 'QW-ACT-R28',
    where: /answers\/items/,
    why: 'um combobox fechado ainda não tem a lista que aria-controls nomearia, e a regra ACT não a pede então',
  },
  {
    rule: 'QW-BP12',
    why: 'pede scope="row" em <td>, que o HTML já não permite',
  },
  {
    rule: 'label_content_exists',
    why: 'o Equal Access não lê o texto só para leitores de ecrã que está na etiqueta',
  },
  {
    rule: 'label_ref_valid',
    where: /^\/panel\/imports/,
    why: 'o campo de ficheiro está só para leitores de ecrã e teclado, e o Equal Access não o encontra',
  },
  {
    rule: 'form_label_unique',
    where: /^\/panel\/imports/,
    why: 'o campo de ficheiro tem duas etiquetas, de propósito: o nome e o botão que se vê',
  },
  {
    rule: 'table_headers_exists',
    where: WITH_PDF,
    why: 'a tabela continua da página anterior do PDF, onde estão os cabeçalhos (docs/accessibility.md, 1.3.1)',
  },
  {
    rule: 'QW-BP15',
    why: 'a largura de um <canvas> ou de um <svg> é o seu número de pontos, não um tamanho no ecrã',
  },
];

/** Returns whether the rule is applied to the page with this name. */
export function isApplied(rule: string, page: string): boolean {
  return !NOT_APPLIED.some((one) => one.rule === rule && (one.where?.test(page) ?? true));
}
