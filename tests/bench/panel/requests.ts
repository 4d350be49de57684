import { seededId } from '../seedLists.ts';

export interface BenchRequest {
  name: string;
  /** `n` is the round, so that no two searches use the same words; `teams` is the number of seeded teams. */
  path: (n: number, teams: number) => string;
  /** Number of the council team that sends the request; default: the administrator. */
  asTeam?: (n: number) => number;
  /** Limit for requests that are not a one-page list. */
  queriesMax?: number;
}

/** Index of the last page of ten rows. */
const lastPage = (rows: number) => Math.floor(rows / 10) - 1;
const middle = (rows: number, n: number) => Math.max(0, Math.floor(lastPage(rows) / 2) - (n % 10));
/** The number of proposals that seedCouncil creates. */
const proposalsOf = (teams: number) => Math.round(teams * 0.3);
const classesOf = (teams: number) => teams / 12.5;
const COUNCIL = '/council';

/** The measured requests: the panel's lists and the council. */
export const REQUESTS: readonly BenchRequest[] = [
  { name: 'Equipas: primeira página', path: () => '/team/all?page=0&limit=10' },
  { name: 'Equipas: 50 por página', path: () => '/team/all?page=0&limit=50' },
  { name: 'Equipas: por nome, ao contrário', path: () => '/team/all?sort=name&order=desc' },
  { name: 'Equipas: por turma', path: () => '/team/all?sort=class' },
  { name: 'Equipas: por sistema solar', path: () => '/team/all?sort=solar&order=desc' },
  { name: 'Equipas: por treino', path: () => '/team/all?sort=tutorial' },
  { name: 'Equipas: pesquisa de um utilizador', path: (n) => `/team/all?search=equipa-${100 + n}` },
  { name: 'Equipas: pesquisa de um nome', path: (n) => `/team/all?search=aguias+${n}` },
  { name: 'Equipas: pesquisa de um aluno', path: (n) => `/team/all?search=${PEOPLE[n % PEOPLE.length]}` },
  { name: 'Equipas: pesquisa de uma turma', path: (n) => `/team/all?search=${7 + (n % 4)}.%C2%BA+${LETTERS[n % 9]}` },
  { name: 'Equipas: pesquisa de uma escola', path: (n) => `/team/all?search=basica+de+${TOWNS[n % TOWNS.length]}` },
  { name: 'Equipas: duas letras', path: (n) => `/team/all?search=${'aeiou'[n % 5]}r` },
  { name: 'Equipas: nada que exista', path: (n) => `/team/all?search=xyz${n}` },
  { name: 'Equipas: por uma turma, ordenada', path: (n) => `/team/all?class=8.%C2%BA+${LETTERS[n % 9]}&sort=class` },
  { name: 'Equipas: missão 1 feita, missão 2 por fazer', path: () => '/team/all?level1=true&level2=false' },
  { name: 'Equipas: sistema solar', path: () => '/team/all?solar=Interculturalidade' },
  { name: 'Equipas: página do meio', path: (n, teams) => `/team/all?page=${middle(teams, n)}&limit=10` },
  {
    name: 'Equipas: página do meio por turma',
    path: (n, teams) => `/team/all?page=${middle(teams, n)}&limit=10&sort=class`,
  },
  { name: 'Equipas: última página', path: (_, teams) => `/team/all?page=${lastPage(teams)}&limit=10` },
  { name: 'Respostas: primeira página', path: () => '/team/responses?page=0&limit=10' },
  { name: 'Respostas: por turma', path: () => '/team/responses?sort=class' },
  { name: 'Respostas: por sistema solar', path: () => '/team/responses?sort=solar' },
  { name: 'Respostas: por pontos', path: () => '/team/responses?sort=points&order=desc' },
  { name: 'Respostas: por avaliar', path: () => '/team/responses?unmarked=true' },
  { name: 'Respostas: por avaliar, por pontos', path: () => '/team/responses?unmarked=true&sort=points' },
  { name: 'Respostas: pesquisa de um aluno', path: (n) => `/team/responses?search=${PEOPLE[n % PEOPLE.length]}` },
  { name: 'Mesa: uma turma', path: (n) => `/marking/queue?class=8.%C2%BA+${LETTERS[n % 9]}` },
  { name: 'Mesa: todas as equipas', path: () => '/marking/queue' },
  { name: 'Escolas: primeira página', path: () => '/schools/all?page=0&limit=10' },
  { name: 'Escolas: por turmas', path: () => '/schools/all?sort=classes&order=desc' },
  { name: 'Escolas: por agrupamento', path: () => '/schools/all?sort=group' },
  { name: 'Escolas: pesquisa', path: (n) => `/schools/all?search=${TOWNS[n % TOWNS.length]}` },
  { name: 'Professores: primeira página', path: () => '/teachers/all?page=0&limit=10' },
  { name: 'Professores: por escola', path: () => '/teachers/all?sort=school' },
  { name: 'Professores: por turmas', path: () => '/teachers/all?sort=classes&order=desc' },
  { name: 'Professores: pesquisa', path: (n) => `/teachers/all?search=${PEOPLE[n % PEOPLE.length]}` },
  { name: 'Classificação: primeira página', path: () => '/ranking?page=0&limit=10' },
  { name: 'Classificação: um sistema solar', path: () => '/ranking?solar=Interculturalidade' },
  {
    name: 'Classificação: página do meio',
    path: (n, teams) => `/ranking?page=${middle(teams, n)}&limit=10`,
    queriesMax: 4,
  },
  {
    name: 'Classificação: última página',
    path: (_, teams) => `/ranking?page=${lastPage(teams)}&limit=10`,
    queriesMax: 4,
  },
  {
    name: 'Classificação: um sistema solar, página do meio',
    path: (n, teams) => `/ranking?solar=Interculturalidade&page=${middle(teams / 3, n)}&limit=10`,
    queriesMax: 4,
  },
  { name: 'Turmas: primeira página', path: () => '/classes?page=0&limit=10' },
  { name: 'Turmas: página do meio', path: (n, teams) => `/classes?page=${middle(classesOf(teams), n % 3)}&limit=10` },
  { name: 'Turmas: por professor', path: () => '/classes?sort=teacher&order=desc' },
  { name: 'Turmas: por escola', path: () => '/classes?sort=school' },
  { name: 'Turmas: por equipas', path: () => '/classes?sort=teams&order=desc' },
  { name: 'Turmas: por prazo', path: () => '/classes?sort=keep' },
  { name: 'Turmas: pesquisa', path: (n) => `/classes?search=${TOWNS[n % TOWNS.length]}` },
  { name: 'Propostas: primeira página', path: () => '/proposals?page=0&limit=10', queriesMax: 6 },
  { name: 'Propostas: por turma', path: () => '/proposals?sort=class&order=desc', queriesMax: 6 },
  { name: 'Propostas: por estrelas', path: () => '/proposals?sort=stars&order=desc', queriesMax: 6 },
  { name: 'Propostas: por estado', path: () => '/proposals?sort=state', queriesMax: 6 },
  {
    name: 'Propostas: página do meio',
    path: (n, teams) => `/proposals?page=${middle(proposalsOf(teams), n)}&limit=10`,
    queriesMax: 6,
  },
  {
    name: 'Propostas: última página',
    path: (_, teams) => `/proposals?page=${lastPage(proposalsOf(teams))}&limit=10`,
    queriesMax: 6,
  },
  {
    name: 'Propostas: pesquisa de palavras',
    path: (n) => `/proposals?search=${WORDS[n % WORDS.length]}`,
    queriesMax: 6,
  },
  { name: 'Propostas: as mais recentes', path: () => '/get-proposals/all?limit=200', queriesMax: 6 },
  { name: 'Moderação: por decidir', path: () => '/moderation?page=0&limit=10&part=waiting', queriesMax: 5 },
  { name: 'Moderação: todos', path: () => '/moderation?page=0&limit=10&part=all', queriesMax: 5 },
  { name: 'Moderação: quantos', path: () => '/moderation/count' },
  { name: 'Reciclagem', path: () => '/bin?page=0&limit=10' },
  { name: 'Histórico: primeira página', path: () => '/history?page=0&limit=10' },
  { name: 'Exportar uma turma', path: (n) => `/export/marks.csv?classId=${seededId('c', 1 + n)}`, queriesMax: 6 },
  {
    name: 'Exportar respostas de uma turma',
    path: (n) => `/export/answers.csv?classId=${seededId('c', 1 + n)}`,
    queriesMax: 6,
  },
  { name: 'Conselho: pela primeira vez', path: () => COUNCIL, asTeam: (n) => n, queriesMax: 15 },
  { name: 'Conselho: de novo', path: () => COUNCIL, asTeam: () => 0, queriesMax: 9 },
  {
    name: 'Conselho: pesquisa de palavras',
    path: (n) => `/council/search?search=${WORDS[n % WORDS.length]}`,
    asTeam: () => 0,
    queriesMax: 7,
  },
  {
    name: 'Conselho: pesquisa de uma escola',
    path: (n) => `/council/search?search=${TOWNS[n % TOWNS.length]}`,
    asTeam: () => 0,
    queriesMax: 7,
  },
  {
    name: 'Conselho: pesquisa de uma equipa',
    path: (n) => `/council/search?search=aguias+${n}`,
    asTeam: () => 0,
    queriesMax: 7,
  },
];

const PEOPLE = ['ines+goncalves', 'alvaro+sa', 'conceicao', 'zoe+pinto', 'joao+leao', 'graca+nobrega', 'iris+macas'];
/** Schools that also exist in the small data set. */
const TOWNS = ['braga+1', 'agueda+2', 'lisboa+3', 'obidos+4', 'porto+5'];
const WORDS = ['horta', 'teatro', 'reciclar', 'rio+parque', 'numero+7', 'transporte', 'inclusao+escola'];
const LETTERS = 'ABCDEFGHI';
