import type { Roster } from '#domain/school/rosters/roster.ts';

/** A class list as somebody pastes it, with the invented pupils' names that must be read. */
interface RosterSample {
  text: string;
  names: string[];
  dropped: Roster['dropped'];
  className?: string;
  leftOut?: string[];
  /** Names that may be no pupil's. */
  doubtful?: string[];
}

const NBSP = '\u00a0';
const PAGE_NAMES = [
  'Afonso Miguel Dias',
  'Beatriz Sá Lopes',
  'Carolina Vaz',
  'Duarte da Cruz',
  'Eva Reis',
  'Filipe Sá',
];

/** Lists in the styles of schools, spreadsheets and programs, by what is special about them. */
export const ROSTER_SAMPLES: Readonly<Record<string, RosterSample>> = {
  'numbers and names with tabs': {
    text: '1\tAna Maria Silva\n2\tRui Costa\n3\tZé Pinto',
    names: ['Ana Maria Silva', 'Rui Costa', 'Zé Pinto'],
    dropped: { number: 3 },
  },
  'Windows line ends': {
    text: '1\tAna Silva\r\n2\tRui Costa\r\n\r\n3\tZé Pinto\r\n',
    names: ['Ana Silva', 'Rui Costa', 'Zé Pinto'],
    dropped: { number: 3, blank: 1 },
  },
  'names alone': {
    text: 'Ana Silva\nRui Costa\n\nZé Pinto\n\n',
    names: ['Ana Silva', 'Rui Costa', 'Zé Pinto'],
    dropped: { blank: 1 },
  },
  'first names alone': { text: 'Ana\nRui\nZé', names: ['Ana', 'Rui', 'Zé'], dropped: {} },
  'initials alone': { text: 'A. S.\nJ.P.\nMC', names: ['A. S.', 'J.P.', 'MC'], dropped: {} },
  'numbers in every style': {
    text: '1. Ana Silva\n2 - Rui Costa\n03) Zé\n4.º Eva Dias\n5- Gil\n6.Lia Reis\n(7) Tó\nn.º 8 Noa\n9º Li Cruz',
    names: ['Ana Silva', 'Rui Costa', 'Zé', 'Eva Dias', 'Gil', 'Lia Reis', 'Tó', 'Noa', 'Li Cruz'],
    dropped: { number: 9 },
  },
  'bullets of a document': {
    text: '• Ana Silva\n- Rui Costa\n* Zé Pinto',
    names: ['Ana Silva', 'Rui Costa', 'Zé Pinto'],
    dropped: {},
  },
  'an exported file with semicolons': {
    text: 'N.º;Nome;Data nasc.;Sexo;NIF;Enc. Educação\n1;Ana Silva;12/03/2012;F;234567890;Maria Silva\n2;Rui Costa;01/12/2012;M;234567891;João Costa',
    names: ['Ana Silva', 'Rui Costa'],
    dropped: { number: 2, date: 2, sex: 2, identity: 2, guardian: 2, line: 1 },
  },
  'a program with process numbers': {
    text: '\ufeffGestão Integrada\nRelação de Alunos por Turma\n\nProcesso;Número;Nome;Data Nascimento;Turma\n13245;1;Afonso Dias;2012-01-30;8A\n13246;2;BEATRIZ SOUSA LOPES;2012-05-11;8A\n;;;;\nTotal;2;;;',
    names: ['Afonso Dias', 'Beatriz Sousa Lopes'],
    dropped: { process: 2, number: 2, date: 2, class: 2, line: 4, blank: 1 },
    className: '8.º A',
  },
  'a program with columns in another order': {
    text: 'Nº\tNome\tNº Processo\tData Nascimento\tIdade\tSit.\n1\tAfonso Dias\t13245\t30-01-2012\t14\tM\n2\tBia Lopes\t13246\t11-05-2012\t14\tM\n',
    names: ['Afonso Dias', 'Bia Lopes'],
    dropped: { number: 4, process: 2, date: 2, other: 2, line: 1 },
  },
  'the guardian before the pupil': {
    text: 'Enc. Educação\tProc.\tNome do aluno\tN.º\nMaria Silva\t12\tAna Silva\t1\nJoão Costa\t13\tRui Costa\t2',
    names: ['Ana Silva', 'Rui Costa'],
    dropped: { guardian: 2, process: 2, number: 2, line: 1 },
  },
  'a spreadsheet with commas': {
    text: '1,Ana Silva,12345,2012-03-04\n2,Rui Costa,12346,2012-03-05',
    names: ['Ana Silva', 'Rui Costa'],
    dropped: { number: 2, process: 2, date: 2 },
  },
  'quoted cells with commas': {
    text: '"N.º","Nome","Telefone"\n"1","Silva, Ana Maria","912 345 678"\n"2","Costa, Rui","913 456 789"',
    names: ['Ana Maria Silva', 'Rui Costa'],
    dropped: { number: 2, phone: 2, line: 1 },
  },
  'given names and surnames in columns': {
    text: 'Primeiro nome;Apelido;Email\nAna;Silva;ana@exemplo.pt\nRui;Costa;rui@exemplo.pt',
    names: ['Ana Silva', 'Rui Costa'],
    dropped: { email: 2, line: 1 },
  },
  'the same columns without headings': {
    text: 'Ana\tSilva\nRui\tda Costa\nZé\tPinto',
    names: ['Ana Silva', 'Rui da Costa', 'Zé Pinto'],
    dropped: {},
  },
  'surnames first': {
    text: 'Silva, Ana Maria\nCosta, Rui\nPereira Gomes, José',
    names: ['Ana Maria Silva', 'Rui Costa', 'José Pereira Gomes'],
    dropped: {},
  },
  'shouted surnames first': {
    text: 'SILVA,ANA MARIA\nCOSTA, RUI\nZACARIAS, EVA',
    names: ['Ana Maria Silva', 'Rui Costa', 'Eva Zacarias'],
    dropped: {},
  },
  'numbers and surnames first': {
    text: '1\tSilva, Ana Maria\n2\tZacarias, Rui',
    names: ['Ana Maria Silva', 'Rui Zacarias'],
    dropped: { number: 2 },
  },
  'a line that somebody typed': {
    text: 'Ana, Rui, Zé e Eva\nGil, Lia',
    names: ['Ana', 'Rui', 'Zé', 'Eva', 'Gil', 'Lia'],
    dropped: {},
  },
  'an address list': {
    text: 'Ana Silva <ana@exemplo.pt>; Rui Costa <rui@exemplo.pt>; Zé Pinto <ze@exemplo.pt>',
    names: ['Ana Silva', 'Rui Costa', 'Zé Pinto'],
    dropped: { email: 3 },
  },
  'names in capitals': {
    text: "1 ANA MARIA DA SILVA\n2 JOSÉ D'ÁVILA-PEREIRA\n3 RUI DOS SANTOS E SOUSA\n4 maria de jesus",
    names: ['Ana Maria da Silva', "José D'Ávila-Pereira", 'Rui dos Santos e Sousa', 'Maria de Jesus'],
    dropped: { number: 4 },
  },
  'letters of other alphabets': {
    text: "1;Łukasz O'Neill\n2;Ørjan Müller\n3;Иван Петров\n4;Nguyễn Thị Hoa\n5;Zoë Đorđević-Sá\n6;王小明",
    names: ["Łukasz O'Neill", 'Ørjan Müller', 'Иван Петров', 'Nguyễn Thị Hoa', 'Zoë Đorđević-Sá', '王小明'],
    dropped: { number: 6 },
  },
  'no-break blanks of a web page': {
    text: `1${NBSP}${NBSP}${NBSP}Ana${NBSP}Silva${NBSP}${NBSP}${NBSP}12 de março de 2012\n2${NBSP}${NBSP}${NBSP}Rui${NBSP}Costa${NBSP}${NBSP}${NBSP}5 de abril de 2012`,
    names: ['Ana Silva', 'Rui Costa'],
    dropped: { number: 2, date: 2 },
  },
  'a copied page with single blanks': {
    text: `Agrupamento de Escolas Dr. João de Barros\nRelação de turma\nAno letivo 2026/2027 Turma: 8.º A\nDiretor(a) de Turma: Fernanda Lopes\n\nN.º Proc. Nome Data Nasc.\n${PAGE_NAMES.map((name, index) => `${index + 1} ${12_340 + index} ${name} ${10 + index}/03/2012`).join('\n')}\nPágina 1 de 2\nTotal de alunos: 6`,
    names: PAGE_NAMES,
    dropped: { number: 6, process: 6, date: 6, line: 7, blank: 1 },
    className: '8.º A',
    leftOut: [
      'Agrupamento de Escolas Dr. João de Barros',
      'Relação de turma',
      'Ano letivo 2026/2027 Turma: 8.º A',
      'Diretor(a) de Turma: Fernanda Lopes',
      'N.º Proc. Nome Data Nasc.',
      'Página 1 de 2',
      'Total de alunos: 6',
    ],
  },
  'a copied page with wide columns': {
    text: 'EB 2,3 Rainha Santa Isabel        Pauta       8.º ano   Turma B\nN.º    Nome               Nasc.          Encarregado de educação\n1      Ana  Silva          12/03/2012     Maria Silva\n2      Rui Costa          13-03-12       Ana Costa\n\f3      Zé Pinto           14.03.2012     Rita Pinto\nPág. 1',
    names: ['Ana Silva', 'Rui Costa', 'Zé Pinto'],
    dropped: { number: 3, date: 3, other: 3, line: 3 },
    className: '8.º B',
  },
  'sex and nationality at the end of a line': {
    text: '1 Ana Silva Portuguesa F\n2 Rui Costa Portuguesa M\n3 Zé Dias Brasileira M',
    names: ['Ana Silva', 'Rui Costa', 'Zé Dias'],
    dropped: { number: 3, other: 3, sex: 3 },
  },
  'a letter for the sex beside the name': {
    text: '1 Ana Silva F 14\n2 Rui Costa M 14\n3 Eva Dias F 13',
    names: ['Ana Silva', 'Rui Costa', 'Eva Dias'],
    dropped: { number: 6, sex: 3 },
  },
  'a table drawn with signs': {
    text: '| 1 | Ana Silva | 8.º C |\n| 2 | Rui Costa | 8.º C |',
    names: ['Ana Silva', 'Rui Costa'],
    dropped: { number: 2, class: 2 },
    className: '8.º C',
  },
  'a word before each value': {
    text: 'N.º: 1 Nome: Ana Silva\nN.º: 2 Nome: Rui Costa',
    names: ['Ana Silva', 'Rui Costa'],
    dropped: { number: 2 },
  },
  'the class in the first column': {
    text: 'Turma A\t1\tAna Silva\nTurma A\t2\tRui Costa',
    names: ['Ana Silva', 'Rui Costa'],
    dropped: { number: 2, other: 4 },
  },
  'headings on every page': {
    text: 'Aluno(a)\tN.º\nAna Silva\t1\n\nAluno(a)\tN.º\nRui Costa\t2\nTotal\t2',
    names: ['Ana Silva', 'Rui Costa'],
    dropped: { number: 2, line: 3, blank: 1 },
  },
  'nicknames, cards and places': {
    text: '1\tAna (Nocas) Silva\t12345678 9 ZX1\t1234-567 Lisboa\n2\tRui Costa\t12345679 0 ZY2\t1234-568 Lisboa',
    names: ['Ana Silva', 'Rui Costa'],
    dropped: { number: 2, other: 3, identity: 2 },
  },
  'a signature below a numbered list': {
    text: `8.º A\n${PAGE_NAMES.map((name, index) => `${index + 1} ${name}`).join('\n')}\nMaria João Costa`,
    names: [...PAGE_NAMES, 'Maria João Costa'],
    dropped: { number: 6, line: 1 },
    className: '8.º A',
    doubtful: ['Maria João Costa'],
  },
  'words of titles that are also surnames': {
    text: '1 Ana Nascimento\n2 Rui Folha\n3 Maria Sala\n4 Eva Data',
    names: ['Ana Nascimento', 'Rui Folha', 'Maria Sala', 'Eva Data'],
    dropped: { number: 4 },
  },
  'the same name twice': {
    text: '1 Ana Silva\n2 Rui Costa\n3 Ana Silva',
    names: ['Ana Silva', 'Rui Costa', 'Ana Silva'],
    dropped: { number: 3 },
  },
  'invisible signs': {
    text: '1\tA\u00adna\u200b Sil\u202eva\n2\tRui\u2028Costa',
    names: ['Ana Silva', 'Rui', 'Costa'],
    dropped: { number: 2 },
  },
  'a place beside the name': {
    text: '1, Ana Xavier, Porto\n2, Rui Neto, Porto\n3, Zé Vilar, Porto',
    names: ['Ana Xavier', 'Rui Neto', 'Zé Vilar'],
    dropped: { number: 3, other: 3 },
  },
  'dates in brackets and marks of notes': {
    text: 'Silva, Ana (12/03/2012)\nXavier, Rui (13/03/2012) a)',
    names: ['Ana Silva', 'Rui Xavier'],
    dropped: { date: 2, other: 1 },
  },
  'marks of subjects': {
    text: 'Pauta de avaliação - 1.º Período\n2026/2027 - 8.º A\nN.º;Nome;Port;Mat;Ing\n1;Ana Silva;4;5;3\n2;Rui Costa;3;4;4',
    names: ['Ana Silva', 'Rui Costa'],
    dropped: { number: 8, line: 3 },
    className: '8.º A',
  },
  'a cell on each line': {
    text: '1\nAna Silva\n12/03/2012\n2\nRui Costa\n13/03/2012',
    names: ['Ana Silva', 'Rui Costa'],
    dropped: { line: 4 },
  },
};
