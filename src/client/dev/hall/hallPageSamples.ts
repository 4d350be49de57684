import type { CouncilHall } from '#contract/council/session/hall.ts';
import { COUNCIL_PHASE_MINUTES, COUNCIL_PHASES } from '#domain/council/session/phases.ts';
import { THEMES } from '#domain/vocabulary.ts';
import { type HallName, sampleHallView } from './hallSamples.ts';

const MINUTE_MS = 60_000;
const SENTENCE = 'Em 18 estrelas dadas por 11 equipas, este plano tem a mediana mais alta: Muito bom.';
const TEXT =
  'O nosso plano é uma horta no pátio da escola. Cada turma cuida de um canteiro durante um mês, e o que se colhe vai para a cantina. ' +
  'Regamos com a água da chuva que se recolhe no telhado do pavilhão.';
const LONG = Array.from({ length: 9 }, (_, index) => `${index + 1}. ${TEXT}`).join('\n');

/** Returns the page's state for a sample hall. */
export function sampleHall(name: HallName, moment = 0): CouncilHall {
  const view = sampleHallView(name, moment);
  const names = new Set(view.teams.map(({ className }) => className));
  const teams = view.teams.map(({ id, hasVoted, ...team }, index) => {
    return { _id: id, theme: THEMES[index % 3] ?? 'ic', hasVoted: hasVoted === true, ...team };
  });
  return {
    revision: moment,
    state: name === 'fim' ? 'closed' : view.phase === null ? 'prepared' : 'running',
    phase: view.phase,
    phases: COUNCIL_PHASES.map((phase) => ({ phase, minutes: COUNCIL_PHASE_MINUTES[phase] })),
    leftMs: view.phase === null ? null : name === 'debater' ? -2.4 * MINUTE_MS : 8.4 * MINUTE_MS,
    paused: view.isPaused,
    presenting: view.presenting,
    resultShown: name !== 'contar',
    toEarth: view.winner,
    code: 'k7mq2xwe',
    classes: [...names],
    ballot: 'stars',
    teams,
    plans: view.plans.flatMap(({ id, teamId, applause }, index) => {
      const team = teams.find(({ _id }) => _id === teamId);
      const place = view.phase === null ? null : index + 1;
      const text = id === view.presenting ? (name === 'texto-longo' ? LONG : TEXT) : null;
      return team === undefined ? [] : [{ _id: id, team, place, text, applause, withdrawn: false }];
    }),
    result: sampleResult(name, view),
  };
}

function sampleResult(
  name: HallName,
  { phase, winner, plans }: ReturnType<typeof sampleHallView>,
): CouncilHall['result'] {
  if (phase !== 'result' && phase !== 'earth') return null;
  const winners = name === 'empate' ? plans.slice(1, 3).map(({ id }) => id) : winner === null ? [] : [winner];
  const chosen = { rule: 'medianGrade' as const, ranking: [], winners, sentence: SENTENCE };
  return {
    ballot: 'stars',
    counted: 11,
    abstentions: 1,
    teams: plans.length,
    chosen,
    all: [chosen],
    leading: winners,
    winner,
    byLot: name === 'sorteio',
    agreement: { reason: null, agreed: null },
  };
}
