import type { CouncilSession, SessionPlan, SessionResult } from '#client/game/flow/CouncilSession.ts';
import { CREWS } from '#client/game/flow/rehearsal/rehearsalCouncil.ts';
import type { BallotKind } from '#domain/council/session/ballots.ts';
import { COUNCIL_PHASE_MINUTES, COUNCIL_PHASES, type CouncilPhase } from '#domain/council/session/phases.ts';

const MINUTE_MS = 60_000;
const TEXTS = [
  'Um mural das línguas que se falam na escola, pintado por todas as turmas do 8.º ano.',
  'Uma tarde por mês em que as avós e os avós do bairro ensinam a cozinhar um prato da sua terra. Quem cozinha conta de onde vem o prato, com quem o aprendeu e em que dia se come. No fim fica um livro de receitas feito pela turma, com as histórias, que se empresta na biblioteca. Precisamos da cozinha do refeitório numa tarde por mês, de ingredientes para vinte pessoas e de alguém que acompanhe. Já falámos com três famílias, que disseram que sim, e com a associação de moradores, que pode emprestar as panelas grandes. Começávamos em janeiro, uma vez por mês, até junho.',
  'Um jogo novo por semana no recreio, ensinado por quem o trouxe, com lugar para quem acabou de chegar.',
  'Uma caixa de perguntas na biblioteca: qualquer pessoa pergunta, e quem sabe responde por escrito.',
  'Um dia por período em que as aulas começam com uma canção de outra língua.',
  'Um par para cada colega que chega a meio do ano, durante o primeiro mês.',
];
const NAMES = [...CREWS.slice(0, 2), 'Nebulosa', 'Andrómeda', 'Pégaso', CREWS[2]];
const OWN = NAMES.length - 1;

/** The ids of the first plans are those of the rehearsal's proposals, so that these can be debated. */
const idOf = (index: number) => (index === OWN ? 'p3' : index < 2 ? `p${index + 1}` : `plano-${index + 1}`);

function planAt(index: number): SessionPlan {
  const mine = index === OWN;
  return {
    _id: idOf(index),
    team: {
      _id: `equipa-${index + 1}`,
      name: NAMES[index] ?? '',
      className: index % 2 === 0 ? '8.º A' : '8.º B',
      ship: mine ? 2 : index + 3,
      theme: 'ic',
    },
    text: TEXTS[index] ?? '',
    place: index + 1,
    mine,
    given: index < 4,
    read: index < 2,
    applause: 0,
    withdrawn: false,
  };
}

const PLANS = TEXTS.map((_, index) => planAt(index));
const [FIRST, SECOND, THIRD, FOURTH] = ['p1', 'p2', 'plano-3', 'plano-4'] as const;

const BASE: CouncilSession = {
  _id: 'conselho',
  revision: 1,
  state: 'running',
  phase: 'read',
  phases: COUNCIL_PHASES.map((phase) => ({ phase, minutes: COUNCIL_PHASE_MINUTES[phase] })),
  leftMs: 12 * MINUTE_MS,
  paused: false,
  presenting: null,
  resultShown: false,
  toEarth: null,
  ballot: 'stars',
  plans: PLANS,
  duels: [
    { a: FIRST, b: SECOND },
    { a: THIRD, b: FIRST },
    { a: SECOND, b: FOURTH },
    { a: FOURTH, b: THIRD },
    { a: FIRST, b: FOURTH },
    { a: THIRD, b: SECOND },
  ],
  vote: null,
  abstained: false,
  voteVersion: 0,
  result: null,
};

const winnerBy = (rule: SessionResult['chosen']['rule'], id: string, sentence: string): SessionResult['chosen'] => ({
  rule,
  ranking: [{ _id: id, rank: 1, score: 1 }],
  winners: [id],
  sentence,
});
const CHOSEN = winnerBy(
  'meanWithPrior',
  SECOND,
  'Com esta regra ganha «Cometas», porque a sua média, que parte de 3 estrelas como se já houvesse 5 votos, é a mais alta: 3,9 estrelas, contra 3,7 de «Andorinhas».',
);
const RESULT: SessionResult = {
  ballot: 'stars',
  counted: 5,
  abstentions: 1,
  teams: 6,
  chosen: CHOSEN,
  all: [
    CHOSEN,
    winnerBy(
      'medianGrade',
      SECOND,
      'Com esta regra ganha «Cometas», porque a maioria das equipas que a avaliaram deu-lhe pelo menos 4 estrelas.',
    ),
    winnerBy(
      'borda',
      FIRST,
      'Com esta regra ganha «Andorinhas», porque tem 14 pontos, contra 13 de «Cometas»: em cada voto, um por cada proposta que ficou atrás e meio por cada uma sem comparação.',
    ),
  ],
  leading: [SECOND],
  winner: SECOND,
  byLot: false,
  agreement: {
    agreed: null,
    reason: 'O mapa precisa de 8 equipas que deram estrelas a pelo menos 4 propostas. Neste conselho houve só 5.',
  },
};
const TIE: SessionResult = {
  ...RESULT,
  leading: [FIRST, SECOND],
  winner: null,
  chosen: {
    ...CHOSEN,
    winners: [FIRST, SECOND],
    sentence:
      'Com esta regra empatam «Andorinhas» e «Cometas», porque têm a mesma média, que parte de 3 estrelas como se já houvesse 5 votos: 3,8 estrelas.',
  },
};

const inPhase = (phase: CouncilPhase, more: Partial<CouncilSession> = {}): CouncilSession => ({
  ...BASE,
  phase,
  ...more,
});
const voting = (ballot: BallotKind) => inPhase('vote', { ballot, leftMs: 4.5 * MINUTE_MS });

/** Sessions in which the council can be shown, by name. */
export const SESSION_SAMPLES = {
  apresentar: inPhase('present', { presenting: SECOND }),
  'apresentar-a-vossa': inPhase('present', { presenting: 'p3' }),
  'apresentar-entre-duas': inPhase('present'),
  ler: inPhase('read'),
  'ler-em-pausa': inPhase('read', { paused: true }),
  debater: inPhase('debate', { leftMs: -2.5 * MINUTE_MS }),
  'votar-estrelas': voting('stars'),
  'votar-pares': voting('pairs'),
  'votar-pontos': voting('points'),
  'votar-ordem': voting('order'),
  'votar-guardado': inPhase('vote', { vote: { kind: 'stars', stars: { [FIRST]: 4, [SECOND]: 5, [THIRD]: 3 } } }),
  'votar-abstencao': inPhase('vote', { abstained: true }),
  'resultado-por-mostrar': inPhase('result'),
  resultado: inPhase('result', { result: RESULT, resultShown: true, toEarth: SECOND }),
  'resultado-empate': inPhase('result', { result: TIE, resultShown: true }),
  terra: inPhase('earth', { result: RESULT, resultShown: true, toEarth: SECOND }),
} as const satisfies Record<string, CouncilSession>;

export type SessionName = keyof typeof SESSION_SAMPLES;
export const SESSION_NAMES = Object.keys(SESSION_SAMPLES) as SessionName[];
