import * as z from 'zod/mini';
import { COMMENTS_PER_TEAM_MAX, DIARY_ENTRIES_MAX, PHRASES_MAX, PLACED_COMMENTS_MAX } from '#domain/limits.ts';
import { ISSUER_REFUSALS } from './issuerRefusals.ts';

/**
 * Every refusal of the server: a stable id, its HTTP status and the message for people (rulings 2, 3, 4, 11, 12, 17).
 * A handler may replace the message by a more specific one; ids never change.
 */
export const REFUSALS = {
  ...ISSUER_REFUSALS,
  brokenBody: { status: 400, message: 'O pedido não pôde ser lido.' },
  badInput: { status: 400, message: 'Há campos por corrigir.' },
  signedOut: { status: 401, message: 'A sessão terminou. É preciso entrar de novo.' },
  wrongPassword: { status: 401, message: 'Nome de utilizador ou palavra-passe incorretos.' },
  wrongCode: { status: 401, message: 'Este código não existe ou já não vale. Confirmem as quatro palavras do cartão.' },
  secondFactorNeeded: { status: 401, message: 'Falta o segundo passo da entrada.' },
  wrongFactor: {
    status: 401,
    message: 'O código não está certo ou já foi usado. Se é da aplicação, espere pelo seguinte.',
  },
  factorExpired: { status: 401, message: 'Passou demasiado tempo. Escreva de novo a palavra-passe.' },
  metricsToken: { status: 401, message: 'Falta o código de METRICS_TOKEN, ou não é esse.' },
  metricsClosed: {
    status: 403,
    message: 'Os números do servidor só se leem na própria máquina, ou com METRICS_TOKEN.',
  },
  wrongRole: { status: 403, message: 'Esta conta não tem acesso a esta ação.' },
  trustNotYours: {
    status: 403,
    message:
      'Só a conta principal de administração regista ou altera uma plataforma em cujos endereços de email se confia.',
  },
  passwordNotOwn: { status: 403, message: 'Escolha primeiro a sua palavra-passe.' },
  notYours: { status: 403, message: 'Estes dados pertencem a outra conta.' },
  passwordsOff: {
    status: 403,
    message: 'Nesta instalação, esta conta entra com a conta da escola. Use o botão «Entrar com…».',
  },
  wrongCurrentPassword: { status: 403, message: 'A palavra-passe atual não está correta.' },
  rankingClosed: { status: 403, message: 'O professor ainda não abriu a classificação a esta equipa.' },
  ownProposal: { status: 403, message: 'Não é possível avaliar ou comentar a proposta da própria equipa.' },
  ownComment: { status: 403, message: 'Não é possível denunciar um comentário da própria equipa.' },
  notFound: { status: 404, message: 'Não foi encontrado.' },
  routeUnknown: { status: 404, message: 'Este endereço não existe.' },
  levelAhead: { status: 409, message: 'Esta missão ainda não está aberta.' },
  alreadyChosen: { status: 409, message: 'A equipa já escolheu neste dilema, e a primeira escolha fica.' },
  thirdWayClosed: {
    status: 409,
    message: 'A terceira via abre-se depois de a equipa ouvir dois pontos de vista.',
  },
  alreadyAnswered: { status: 409, message: 'Esta missão já foi respondida e a primeira resposta é final.' },
  levelNotPosted: { status: 409, message: 'A equipa ainda não respondeu a esta missão.' },
  notReturned: {
    status: 409,
    message: 'A equipa já respondeu de novo a esta missão: a devolução já não pode ser anulada.',
  },
  quizCorrected: {
    status: 409,
    message: 'Esta pergunta já foi anulada ou corrigida nesta turma. Anule primeiro essa correção.',
  },
  notCorrected: { status: 409, message: 'Esta pergunta não está anulada nem corrigida nesta turma.' },
  marksChanged: {
    status: 409,
    message: 'As avaliações desta equipa mudaram entretanto noutro dispositivo. Confirme-as e guarde de novo.',
  },
  noteChanged: {
    status: 409,
    message: 'Este comentário mudou entretanto noutro dispositivo. Leia o que está guardado e escolha.',
  },
  answerReplaced: {
    status: 409,
    message: 'A equipa respondeu entretanto de novo a esta missão. O comentário fica na versão anterior.',
  },
  tooManyPlaces: {
    status: 409,
    message: `Esta resposta já tem ${PLACED_COMMENTS_MAX} comentários em lugares e não pode ter mais.`,
  },
  tooManyPhrases: {
    status: 409,
    message: `Já tem ${PHRASES_MAX} frases e não pode ter mais. Apague uma de que já não precise.`,
  },
  shortcutTaken: { status: 409, message: 'Já tem uma frase com este atalho.' },
  feedbackNotReady: {
    status: 409,
    message: 'O que foi dito desta missão mudou entretanto. Abram de novo o diário e confirmem.',
  },
  alreadyAsked: { status: 409, message: 'A equipa já perguntou sobre esta missão, e a primeira pergunta fica.' },
  noQuestion: {
    status: 409,
    message: 'A esta resposta não há nenhuma pergunta: a equipa pode ter respondido de novo à missão.',
  },
  answeredByOther: {
    status: 409,
    message: 'Esta pergunta já tem outra resposta. Leia-a, e responda de novo se quiser substituí-la.',
  },
  notSubmitted: { status: 409, message: 'A proposta ainda é um rascunho.' },
  alreadySubmitted: { status: 409, message: 'A proposta já foi submetida e não pode ser alterada.' },
  tooManyComments: {
    status: 409,
    message: `A equipa já fez ${COMMENTS_PER_TEAM_MAX} comentários a esta proposta e não pode fazer mais.`,
  },
  tooManyEntries: {
    status: 409,
    message: `O diário já tem ${DIARY_ENTRIES_MAX} entradas e não pode ter mais.`,
  },
  notQuestion: { status: 409, message: 'Este comentário não é uma pergunta.' },
  questionAnswered: { status: 409, message: 'A equipa já respondeu a esta pergunta, e a primeira resposta fica.' },
  notSuggestion: { status: 409, message: 'Este comentário não é uma sugestão.' },
  notShown: { status: 409, message: 'As outras equipas não veem esta proposta, que por isso não entra na seleção.' },
  ownPlan: { status: 409, message: 'O professor de uma equipa não pode ler o plano dela.' },
  alreadyRead: { status: 409, message: 'Quem já leu este plano não pode ser trocado.' },
  notFullyRead: {
    status: 409,
    message: 'Esta proposta ainda não foi lida por todos os seus leitores, dois pelo menos.',
  },
  judgementFinal: { status: 409, message: 'Todos já leram este plano: as opiniões já não mudam.' },
  selectionPublished: {
    status: 409,
    message: 'O resultado deste ano letivo está publicado. Retire-o primeiro para mudar a lista final.',
  },
  nothingChosen: { status: 409, message: 'A lista final deste ano letivo está vazia.' },
  suggestionAccepted: { status: 409, message: 'A equipa já aceitou esta sugestão, com outro texto.' },
  decidedByOther: {
    status: 409,
    message: 'Outra pessoa decidiu sobre este texto. Só ela ou um administrador o pode mudar.',
  },
  needsConfirmation: {
    status: 409,
    message: 'Este texto pode falar de autoagressão. Confirme que o quer mostrar a todas as equipas.',
  },
  noLesson: { status: 409, message: 'Não há nenhuma aula a decorrer nesta turma.' },
  councilOpen: { status: 409, message: 'Uma destas turmas já tem um conselho aberto. Feche-o primeiro.' },
  councilWrong: { status: 409, message: 'Este conselho não pode ser assim.' },
  councilStarted: { status: 409, message: 'O conselho já começou: propostas e forma de votar já não mudam.' },
  councilClosed: { status: 409, message: 'Este conselho já foi fechado.' },
  councilMoved: { status: 409, message: 'O conselho mudou entretanto noutro ecrã. Confirme e tente de novo.' },
  councilStepClosed: { status: 409, message: 'Este passo não é possível agora.' },
  councilVoting: { status: 409, message: 'Os votos só se contam depois de a votação fechar.' },
  surveyClosed: { status: 409, message: 'O questionário está fechado. Pergunta a quem te dá a aula.' },
  surveyFull: { status: 409, message: 'Este questionário já tem todas as respostas que cabem numa turma.' },
  planInVote: { status: 409, message: 'O conselho está a votar: o texto do plano só pode mudar depois da votação.' },
  voteReplaced: {
    status: 409,
    message:
      'Entretanto a equipa votou noutro dispositivo, e é esse o voto que conta. Podem deixá-lo como está ou guardar outro.',
  },
  voteClosed: { status: 409, message: 'A votação está fechada.' },
  ballotWrong: { status: 409, message: 'O voto não está certo.' },
  platformTaken: { status: 409, message: 'Já há uma plataforma registada com este Platform ID e este Client ID.' },
  keyWaits: {
    status: 409,
    message: 'A chave nova só assina uma hora depois de publicada. Volte a mudá-la depois disso.',
  },
  platformFixed: {
    status: 409,
    message:
      'O Platform ID e o Client ID de uma plataforma registada não mudam, porque as contas ligadas passariam a ser de outras pessoas. Retire-a e registe a nova.',
  },
  noPublicUrl: {
    status: 409,
    message: 'Indique primeiro o endereço público do jogo: publicUrl, no ficheiro de SIGN_IN_CONFIG.',
  },
  noService: { status: 409, message: 'A plataforma não deu a esta atividade acesso a este serviço.' },
  marksSending: {
    status: 409,
    message: 'Os pontos desta atividade já estão a ser enviados. Espere um momento.',
  },
  marksHeld: {
    status: 409,
    message: 'Nesta turma, as avaliações ainda não chegam às equipas. Envie-as a partir do dia que escolheu.',
  },
  lastSignIn: {
    status: 409,
    message: 'É a última conta com que a administração entra nesta instalação. Ligue primeiro outra.',
  },
  tooManyPasskeys: { status: 409, message: 'Esta conta já tem 10 chaves de acesso. Retire uma de que já não precise.' },
  lessonLive: { status: 409, message: 'Já há uma aula a decorrer nesta turma.' },
  usernameTaken: { status: 409, message: 'Este nome de utilizador já existe. Escolha outro.' },
  emailTaken: { status: 409, message: 'Já existe uma conta com este email.' },
  teamBegun: { status: 409, message: 'A equipa já começou a jogar: o sistema solar já não pode mudar.' },
  nameTaken: { status: 409, message: 'Já existe um registo com este nome.' },
  schoolInUse: { status: 409, message: 'A escola ainda tem professores e não pode ser eliminada.' },
  ownAccount: { status: 409, message: 'Não é possível eliminar a própria conta.' },
  parentGone: { status: 409, message: 'Aquilo a que pertencia já não existe. Restaure-o primeiro.' },
  importWrong: { status: 409, message: 'Há linhas por corrigir. Nada foi importado.' },
  nothingToImport: { status: 409, message: 'Tudo o que está nestas linhas já existe. Nada foi importado.' },
  importTooOld: { status: 409, message: 'Esta importação tem mais de 30 dias e já não pode ser anulada.' },
  noBackup: {
    status: 409,
    message: 'Não foi encontrada nenhuma cópia de segurança. Faça uma com «npm run backup» e experimente-a depois.',
  },
  drillRunning: { status: 409, message: 'Já está a ser experimentada uma cópia. Espere que acabe.' },
  noDrillRoom: {
    status: 409,
    message: 'Não há espaço no disco do servidor para experimentar a cópia. Liberte espaço e tente de novo.',
  },
  bodyTooLarge: { status: 413, message: 'O pedido é demasiado grande.' },
  fileTooLarge: { status: 413, message: 'O ficheiro tem mais de 50\u00a0MB.' },
  teamFilesTooLarge: { status: 413, message: 'A equipa já guardou 200\u00a0MB de ficheiros.' },
  wrongEncoding: { status: 415, message: 'O formato do pedido não é aceite.' },
  wrongFileType: { status: 415, message: 'Este tipo de ficheiro não é aceite.' },
  lockedOut: { status: 429, message: 'Demasiadas palavras-passe erradas. Tentem de novo dentro de um minuto.' },
  addressTooLong: { status: 431, message: 'O endereço ou os cabeçalhos do pedido são demasiado longos.' },
  internal: { status: 500, message: 'Algo correu mal no servidor. O que escreveram não se perdeu.' },
  platformAway: {
    status: 503,
    message: 'A plataforma de ensino não respondeu como devia. Tente de novo dentro de momentos.',
  },
  busy: { status: 503, message: 'O servidor está com muitos pedidos. Tentem de novo dentro de momentos.' },
  storageDown: {
    status: 503,
    message: 'O armazém dos ficheiros não responde neste momento.',
  },
  storageFull: {
    status: 507,
    message: 'O servidor não tem espaço para guardar o ficheiro. Avisem quem vos dá a aula.',
  },
  diskFull: {
    status: 503,
    message:
      'O servidor está sem espaço no disco. O que escreveram fica neste dispositivo e segue quando houver espaço. Avisem quem trata do servidor.',
  },
  databaseDown: { status: 503, message: 'O servidor está a recuperar. Tentem de novo dentro de momentos.' },
} as const satisfies Record<string, { status: number; message: string }>;
export type RefusalId = keyof typeof REFUSALS;

/** The body of every refusal. `fields` has a Portuguese validation message by field. */
export const refusalBody = z.object({
  message: z.string(),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});
export type RefusalBody = z.output<typeof refusalBody>;
