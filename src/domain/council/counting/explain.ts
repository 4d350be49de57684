import { counted } from '../../counted.ts';
import { PRIOR_STARS, PRIOR_WEIGHT } from '../ranking.ts';
import type { Count } from './countByEveryRule.ts';
import { equalSharesSentence } from './explainShares.ts';
import { apart, listedPlans, quoted } from './wording.ts';

/** What a sentence needs besides the result: the names of the plans by id, and how many ballots were counted. */
export interface Explained {
  names: ReadonlyMap<string, string>;
  ballots: number;
}

/** The plans that won, those that follow them, and their scores. */
interface Places {
  count: Count;
  names: ReadonlyMap<string, string>;
  isTie: boolean;
  score: number;
  /** The score that follows that of the winners; null when all plans won. */
  next: number | null;
  /** The name of the plan that follows; null for several. */
  nextName: string | null;
}

/** Names of winners in a sentence; more are counted. */
const NAMED_MAX = 4;

/**
 * Says in one Portuguese sentence who wins by a rule and why, with the numbers of the result: 'Com esta regra ganha «X»,
 * porque …'. Ties, a single ballot and none are said as such.
 */
export function explainCount(count: Count, { names, ballots }: Explained): string {
  if (ballots === 0) return 'Com esta regra não ganha nenhuma proposta, porque ainda não há votos para contar.';
  const start = ballots === 1 ? 'Com esta regra e um só voto' : 'Com esta regra';
  if (count.rule === 'equalShares') return equalSharesSentence(start, count, names);
  const places = placesOf(count, names);
  if (count.winners.length === 0) {
    return `${start} não ganha nenhuma proposta, porque nenhum voto avalia as propostas que ficaram.`;
  }
  return `${start} ${whoWins(places)}, porque ${reasonOf(places)}.`;
}

function placesOf(count: Count, names: ReadonlyMap<string, string>): Places {
  const won = count.ranking.filter(({ id }) => count.winners.includes(id));
  const [following] = count.ranking.filter(({ rank }) => rank > (won[0]?.rank ?? 0));
  const alike = count.ranking.filter(({ rank }) => rank === following?.rank);
  return {
    count,
    names,
    isTie: won.length > 1,
    score: won[0]?.score ?? 0,
    next: following?.score ?? null,
    nextName: following && alike.length === 1 ? quoted(following.id, names) : null,
  };
}

function whoWins({ count, names, isTie }: Places): string {
  const { winners, ranking } = count;
  if (!isTie) return `ganha ${listedPlans(winners, names)}`;
  if (winners.length === ranking.length) return `empatam todas as ${counted(ranking.length, 'proposta', 'propostas')}`;
  return winners.length > NAMED_MAX ? `empatam ${winners.length} propostas` : `empatam ${listedPlans(winners, names)}`;
}

function reasonOf(places: Places): string {
  switch (places.count.rule) {
    case 'meanWithPrior':
      return meanReason(places);
    case 'medianGrade':
      return medianReason(places);
    case 'borda':
      return sumReason(places, 'em cada voto, um por cada proposta que ficou atrás e meio por cada uma sem comparação');
    case 'points':
      return sumReason(places, 'é a soma dos pontos que as equipas deram');
    case 'condorcet':
      return pairsReason(places, places.count.by === 'majority');
    default:
      return strengthReason(places);
  }
}

function meanReason({ isTie, score, next, nextName }: Places): string {
  const prior = `que parte de ${PRIOR_STARS} estrelas como se já houvesse ${counted(PRIOR_WEIGHT, 'voto', 'votos')}`;
  const [mean, other] = apart(score, next);
  if (isTie) return `têm a mesma média, ${prior}: ${mean} estrelas`;
  return `a sua média, ${prior}, é a mais alta: ${mean} estrelas${against(next === 0 ? null : other, nextName)}`;
}

function medianReason({ isTie, score, next, nextName }: Places): string {
  const stars = `pelo menos ${counted(score, 'estrela', 'estrelas')}`;
  if (isTie) return `a maioria das equipas deu a cada uma ${stars}, e as notas à volta dessa também são iguais`;
  const given = `a maioria das equipas que a avaliaram deu-lhe ${stars}`;
  if (next === null || next === 0) return given;
  if (next === score)
    return `${given}, tal como ${nextName === null ? 'outras' : `a ${nextName}`}, mas as notas à volta dessa são melhores`;
  return `${given}${against(counted(next, 'estrela', 'estrelas'), nextName)}`;
}

function sumReason({ isTie, score, next, nextName }: Places, how: string): string {
  const [sum, other] = apart(score, next);
  const points = `${sum} ${score === 1 ? 'ponto' : 'pontos'}`;
  return isTie ? `têm ${points} cada uma: ${how}` : `tem ${points}${against(other, nextName)}: ${how}`;
}

function pairsReason({ count, isTie, score }: Places, isMajority: boolean): string {
  const others = count.ranking.length - 1;
  if (others === 0) return 'é a única proposta';
  if (isMajority) {
    const all = others === 1 ? 'à outra proposta' : `a cada uma das outras ${others}, duas a duas`;
    return `mais votos a preferem ${all}`;
  }
  if (isTie) return 'pelas vitórias mais fortes, duas a duas, nenhuma outra fica à frente delas';
  const behind = counted(score, 'proposta', 'propostas');
  return `nenhuma ganha a todas as outras duas a duas, mas pelas vitórias mais fortes esta fica à frente de ${behind}`;
}

function strengthReason({ isTie, score, next, nextName }: Places): string {
  const [own, other] = apart(score * 100, next === null ? null : next * 100, 0);
  if (isTie) return `têm a mesma força: ganhavam ${own} em cada 100 duelos contra uma proposta média`;
  return `é a mais forte nos duelos: ganhava ${own} em cada 100 contra uma proposta média${against(other, nextName)}`;
}

/** Returns ', contra 3,7 de «Y»'; nothing when there is no number. */
function against(number: string | null, nextName: string | null): string {
  if (number === null) return '';
  return `, contra ${number} ${nextName === null ? 'das propostas seguintes' : `de ${nextName}`}`;
}
