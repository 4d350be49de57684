import type { HistoryEntry } from '#contract/records/history.ts';
import type { CouncilStep } from '#domain/council/session/steering.ts';
import { THEME_NAMES, THEMES } from '#domain/vocabulary.ts';

/** Portuguese text of each action in the history. Source: src/server/records/history/audit.queries.ts. */
export const ACTION_WORDS: Readonly<Record<string, string>> = {
  firstRun: 'Criou a primeira conta de administrador',
  login: 'Iniciou sessão',
  createTeam: 'Criou a equipa',
  editTeam: 'Alterou a equipa',
  moveTeam: 'Mudou a equipa de turma',
  setSupports: 'Mudou os apoios da equipa',
  deleteTeam: 'Eliminou a equipa',
  addClass: 'Criou a turma',
  editClass: 'Alterou a turma',
  deleteClass: 'Eliminou a turma',
  addSchool: 'Criou a escola',
  editSchool: 'Alterou a escola',
  deleteSchool: 'Eliminou a escola',
  addTeacher: 'Criou o professor',
  editTeacher: 'Alterou o professor',
  deleteTeacher: 'Eliminou o professor',
  setClassRanking: 'Mudou o que a turma vê da classificação no conselho',
  keepClass: 'Mudou o prazo dos dados da turma',
  endClass: 'Pôs na reciclagem uma turma cujo prazo acabou',
  eraseEnded: 'Apagou para sempre uma turma cujo prazo acabou',
  eraseTeam: 'Apagou para sempre uma equipa',
  eraseClass: 'Apagou para sempre uma turma',
  eraseTeacher: 'Apagou para sempre um professor',
  eraseSchool: 'Apagou para sempre uma escola',
  restoreFromBin: 'Restaurou da reciclagem',
  credentials: 'Viu a palavra-passe',
  setPassword: 'Deu uma palavra-passe nova',
  changeOwnPassword: 'Mudou a própria palavra-passe',
  teamCards: 'Abriu os cartões da turma com os códigos e as palavras-passe',
  teamCode: 'Viu o código da equipa',
  renewTeamCode: 'Deu um código novo à equipa',
  revokeTeamCode: 'Anulou o código da equipa',
  linkIdentity: 'Ligou uma conta da escola',
  removeIdentity: 'Retirou a ligação a uma conta da escola',
  addLtiPlatform: 'Registou uma plataforma de ensino',
  editLtiPlatform: 'Alterou o registo de uma plataforma de ensino',
  removeLtiPlatform: 'Retirou uma plataforma de ensino',
  rotateLtiKey: 'Mudou a chave com que o jogo assina para as plataformas',
  bindActivity: 'Ligou à turma uma atividade de uma plataforma',
  removeLtiLink: 'Desligou da turma uma atividade de uma plataforma',
  forgetLtiPupils: 'Esqueceu as equipas escolhidas numa atividade de uma plataforma',
  sendLtiMarks: 'Enviou os pontos da turma a uma plataforma',
  enrolTotp: 'Ativou a aplicação de códigos',
  addPasskey: 'Juntou uma chave de acesso',
  removePasskey: 'Retirou uma chave de acesso',
  renewRecoveryCodes: 'Gerou novos códigos de recuperação',
  useRecoveryCode: 'Entrou com um código de recuperação',
  removeFactors: 'Retirou o segundo passo da entrada',
  evaluateTeam: 'Avaliou a equipa',
  giveBack: 'Devolveu uma missão à equipa',
  undoGiveBack: 'Anulou a devolução de uma missão',
  correctQuiz: 'Anulou ou corrigiu uma pergunta do quiz numa turma',
  undoQuizCorrection: 'Voltou à resposta certa do jogo numa pergunta do quiz',
  writeNote: 'Escreveu um comentário à equipa',
  answerFeedback: 'Respondeu a uma pergunta da equipa',
  holdFeedback: 'Mudou o dia em que avaliações e comentários chegam à turma',
  placeComment: 'Comentou um lugar da resposta da equipa',
  writeTranscript: 'Escreveu o que a equipa disse numa resposta por voz',
  deleteVoice: 'Apagou a voz de uma resposta da equipa',
  editProposal: 'Alterou o texto da proposta',
  submitProposal: 'Submeteu a proposta',
  reopenProposal: 'Reabriu a proposta',
  acceptSuggestion: 'Aceitou uma sugestão sobre a proposta',
  saveDossier: 'Preencheu o Dossiê da Terra da equipa',
  exportDossier: 'Descarregou o Dossiê da Terra da equipa',
  approveComments: 'Aprovou um comentário da equipa',
  hideComments: 'Escondeu um comentário da equipa',
  undoDecisions: 'Anulou a decisão sobre um comentário da equipa',
  approveProposals: 'Aprovou a proposta da equipa',
  hideProposals: 'Escondeu a proposta da equipa',
  undoProposalDecisions: 'Anulou a decisão sobre a proposta da equipa',
  assignReaders: 'Definiu quem lê o plano na seleção de maio',
  drawReaders: 'Sorteou os leitores da seleção de maio',
  judgeProposal: 'Deu a opinião sobre um plano na seleção de maio',
  chooseProposal: 'Pôs o plano na lista final da seleção de maio',
  removeChoice: 'Tirou o plano da lista final da seleção de maio',
  publishSelection: 'Publicou o resultado da seleção de maio',
  withdrawSelection: 'Retirou o resultado da seleção de maio',
  writeDiaryEntry: 'Escreveu no diário do plano',
  editDiaryEntry: 'Corrigiu uma entrada do diário do plano',
  deleteDiaryEntry: 'Apagou uma entrada do diário do plano',
  shareStory: 'Deixou que os anos seguintes leiam a história do plano',
  approveDiaryEntries: 'Aprovou uma entrada do diário do plano',
  hideDiaryEntries: 'Escondeu uma entrada do diário do plano',
  undoDiaryDecisions: 'Anulou a decisão sobre uma entrada do diário',
  setModeration: 'Mudou a moderação da escola',
  startLesson: 'Começou uma aula da turma',
  endLesson: 'Terminou a aula da turma',
  resumeLesson: 'Retomou a aula da turma',
  steerLesson: 'Mudou a pausa, o ritmo ou o silêncio na aula',
  sendMessage: 'Enviou uma mensagem na aula',
  withdrawMessage: 'Retirou uma mensagem da aula',
  changeLessonSettings: 'Mudou o plano de aulas da turma',
  changeAttendance: 'Corrigiu quem estava na aula',
  openSurvey: 'Abriu ou fechou o questionário da turma',
  clearSurvey: 'Apagou respostas ao questionário da turma',
  prepareCouncil: 'Preparou um conselho da turma',
  changeCouncil: 'Mudou o conselho da turma',
  steerCouncil: 'Conduziu o conselho da turma',
  chooseForEarth: 'Escolheu a proposta que segue para a Terra',
  deleteCouncil: 'Eliminou um conselho',
  eraseCouncil: 'Apagou para sempre um conselho',
  runImport: 'Importou turmas e equipas',
  undoImport: 'Anulou uma importação',
  startDrill: 'Experimentou a cópia de segurança',
  setLevelScale: 'Mudou a escala das notas da escola',
  exportMarks: 'Descarregou as avaliações',
  exportAnswers: 'Descarregou as respostas',
  exportStudents: 'Descarregou os resultados por pessoa',
};

/** Actions that the server takes by itself. */
const BY_THE_SERVER: readonly string[] = ['firstRun', 'endClass', 'eraseEnded'];

/** Fields as `details.changed` names them. */
const FIELD_WORDS: Readonly<Record<string, string>> = {
  name: 'nome',
  members: 'membros',
  username: 'nome de utilizador',
  email: 'email',
  school: 'escola',
  teacherId: 'professor',
  group: 'agrupamento',
};

/** The steps of a council session, as `details.step` names them. */
const STEP_WORDS: Readonly<Record<string, string>> = {
  start: 'começou',
  next: 'fase seguinte',
  back: 'fase anterior',
  pause: 'pausa',
  resume: 'retomou',
  extend: 'mais tempo',
  showResult: 'mostrou o resultado',
  hideResult: 'escondeu o resultado',
  drawLot: 'sorteou um empate',
  close: 'fechou',
  reopen: 'reabriu',
} satisfies Record<CouncilStep, string>;

/** Returns the text of an action; an action that this version does not know is shown by its id. */
export function actionText({ action, details }: Pick<HistoryEntry, 'action' | 'details'>): string {
  const words = wordsFor(action, details);
  const more = detailText(details);
  return more === null ? words : `${words} (${more})`;
}

/** Returns who did it; without a name it was the server itself or a deleted account. */
export function authorText({ who, action }: Pick<HistoryEntry, 'who' | 'action'>): string {
  return who ?? (BY_THE_SERVER.includes(action) ? 'O sistema' : 'Conta eliminada');
}

function wordsFor(action: string, { removed, shared }: HistoryEntry['details']): string {
  if (action === 'writeNote' && removed === true) return 'Apagou um comentário à equipa';
  if (action === 'placeComment' && removed === true) return 'Apagou um comentário num lugar da resposta da equipa';
  if (action === 'writeTranscript' && removed === true) return 'Apagou o que estava escrito de uma resposta por voz';
  if (action === 'shareStory' && shared === false) return 'Deixou de partilhar a história do plano';
  return ACTION_WORDS[action] ?? action;
}

function detailText({ level, challenge, theme, changed, reason, step }: HistoryEntry['details']): string | null {
  if (typeof reason === 'string') return `motivo: ${reason}`;
  if (typeof step === 'string') return STEP_WORDS[step] ?? null;
  if (typeof level === 'number') return `missão ${level}`;
  const solar = THEMES.find((known) => known === theme);
  if (typeof challenge === 'number' && solar !== undefined) return `desafio ${challenge}, ${THEME_NAMES[solar]}`;
  if (!Array.isArray(changed)) return null;
  const fields = changed.flatMap((field) => (typeof field === 'string' ? (FIELD_WORDS[field] ?? []) : []));
  return fields.length === 0 ? null : fields.join(', ');
}
