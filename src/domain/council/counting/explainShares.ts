import { eurosText } from '../../eurosText.ts';
import type { EqualSharesCount } from './equalShares.ts';
import { listedPlans } from './wording.ts';

/** Says which plans the money pays for, and why (explainCount). `start` begins the sentence: 'Com esta regra'. */
export function equalSharesSentence(
  start: string,
  count: EqualSharesCount,
  names: ReadonlyMap<string, string>,
): string {
  const { winners, tied, share, spent, budget, ranking } = count;
  const each = `cada equipa decide sobre ${eurosText(share)} e só os gasta nas propostas que apoia`;
  const left = eurosText(budget - spent);
  const draw = tied.length === 0 ? '' : `; ${listedPlans(tied, names)} empatam e ${left} não chegam para todas`;
  if (winners.length === 0 && tied.length > 0) {
    return `${start} não se paga ainda nenhuma proposta, porque ${each}${draw}.`;
  }
  if (winners.length === 0) {
    return `${start} não se paga nenhuma proposta, porque o orçamento é de ${eurosText(budget)} e nenhuma proposta apoiada cabe nele.`;
  }
  const rest = tied.length > 0 || spent === budget ? '' : `; sobram ${left}`;
  const verb = winners.length === 1 ? 'paga-se' : 'pagam-se';
  const first = ranking.filter(({ id, rank }) => rank === 1 && winners.includes(id)).map(({ id }) => id);
  const order =
    winners.length > 1 && first.length === 1 ? `; a primeira a ser paga é ${listedPlans(first, names)}` : '';
  return `${start} ${verb} ${listedPlans(winners, names)}, por ${eurosText(spent)}, porque ${each}${rest}${draw}${order}.`;
}
