/** Path and title of the panel's pages, as `PanelUser.open` and `navigate` take them. */
export const PAGES = {
  classes: ['/panel/management/classes', 'Turmas'],
  teams: ['/panel/management/teams', 'Equipas'],
  schools: ['/panel/management/schools', 'Escolas'],
  teachers: ['/panel/management/teachers', 'Professores'],
  answers: ['/panel/solar-systems/answers', 'Respostas das Equipas'],
  proposals: ['/panel/solar-systems/proposals', 'Propostas'],
  ranking: ['/panel/ranking', /^(Classificação|Ranking)/],
  bin: ['/panel/bin', 'Reciclagem'],
  history: ['/panel/history', 'Histórico'],
} as const;
