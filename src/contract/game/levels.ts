import * as z from 'zod/mini';
import type { EndpointTable } from '../endpoint.ts';
import {
  answerText,
  captionedFileList,
  documented,
  fileList,
  integer,
  looseText,
  recordingList,
  repeated,
  STEPS_MAX,
  text,
} from '../fields.ts';
import { status } from '../school/teams.ts';
import { TEAM } from '../who.ts';

/** `data` is the open level after the post, 1 to 6; for a repeated post, the open level now. */
const advanced = z.object({ data: integer(1, 6), status });

const REFUSALS = ['levelAhead', 'alreadyAnswered'] as const;
const FILE_REFUSALS = ['fileTooLarge', 'teamFilesTooLarge', 'wrongFileType', 'storageFull', 'storageDown'] as const;

/** Scored by `quizPoints` (domain/marking/scoring.ts). */
const quizAnswers = documented(repeated(text(500), STEPS_MAX, 1), {
  description:
    'Uma resposta por pergunta, pela ordem do guião. Cada uma começa pelo número da opção, contado a partir de 1 ' +
    '(a primeira de `optionsLabel` é a 1). Só o número conta para os pontos; o texto que vem depois fica guardado como foi ' +
    'escrito e não é comparado com a opção. Uma resposta que não comece pelo número de uma opção é recusada (`badInput`).',
  examples: [['2. Abrir espaços onde todos se encontram', '1. Perguntar e ouvir', '3']],
});
const trainingAnswer = documented(text(500, 'Falta a resposta ao desafio.'), {
  description: 'A opção escolhida, escrita como na missão 1. O treino não vale pontos: qualquer texto é aceite.',
  examples: ['2. Três'],
});

const recordings = documented(recordingList, {
  description:
    'As respostas por voz, em JSON: o passo a que cada uma pertence (a partir de 0), o nome, o conteúdo de um envio terminado ' +
    '(`upload:{id}`) e a duração em segundos. Um passo respondido só por voz traz como texto «Resposta por voz.»; ' +
    'na missão 4 o texto é sempre preciso.',
  examples: ['[{"step":0,"name":"Resposta por voz 1.webm","content":"upload:…","seconds":42}]'],
});

/** The posts of a team's parts (spec, section 7; ruling 4). */
export const levels = {
  checkLevel: {
    method: 'GET',
    path: '/check-level',
    summary: 'Onde está a equipa: 1 treino, 2 a 5 missões 1 a 4, 6 conselho.',
    who: TEAM,
    success: { status: 200, body: z.object({ data: integer(1, 6) }) },
  },
  postTutorial: {
    method: 'POST',
    path: '/tutorial',
    summary: 'Entrega o treino: nave, resposta, texto e ficheiros.',
    who: TEAM,
    body: z.object({
      ship: integer(0, 9, 'A nave tem de ser um número de 0 a 9.'),
      quiz: trainingAnswer,
      texto: answerText(),
      files: fileList,
      recordings,
    }),
    encoding: 'form',
    success: { status: 200, body: advanced },
    refusals: [...REFUSALS, ...FILE_REFUSALS],
  },
  postLevel1: {
    method: 'POST',
    path: '/answer-level-1',
    summary: 'Entrega as respostas da missão 1 (quiz).',
    who: TEAM,
    body: z.object({ answers: quizAnswers }),
    encoding: 'form',
    success: { status: 200, body: advanced },
    refusals: REFUSALS,
  },
  postLevel2: {
    method: 'POST',
    path: '/answer-level-2',
    summary: 'Entrega os textos da missão 2.',
    who: TEAM,
    body: z.object({ answers: repeated(answerText(), STEPS_MAX, 1), recordings }),
    encoding: 'form',
    success: { status: 200, body: advanced },
    refusals: [...REFUSALS, ...FILE_REFUSALS],
  },
  postLevel3: {
    method: 'POST',
    path: '/answer-level-3',
    summary: 'Entrega os ficheiros da missão 3; cada resposta é uma lista JSON de ficheiros, com as suas legendas.',
    who: TEAM,
    body: z.object({ answers: repeated(captionedFileList, STEPS_MAX, 1) }),
    encoding: 'form',
    success: { status: 200, body: advanced },
    refusals: [...REFUSALS, ...FILE_REFUSALS],
  },
  postLevel4: {
    method: 'POST',
    path: '/answer-level-4',
    summary: 'Entrega o plano de ação; nasce a proposta da equipa.',
    who: TEAM,
    body: z.object({
      answers: repeated(answerText(), STEPS_MAX, 1),
      recordings,
      solar: z.optional(looseText(120)),
    }),
    encoding: 'form',
    success: { status: 200, body: advanced },
    refusals: [...REFUSALS, ...FILE_REFUSALS, 'planInVote'],
  },
} as const satisfies EndpointTable;
