import type { MissionFeedback } from '#contract/marking/feedback.ts';
import { listed } from '#domain/listed.ts';

/** Returns how ORBI tells what is new to the team, warmly and in one sentence or two; null when nothing is. */
export function newsWords(missions: readonly MissionFeedback[]): string | null {
  const news = missions.filter(({ isNew }) => isNew);
  const [first] = news;
  if (first === undefined) return null;
  if (news.length > 1) {
    const levels = listed(news.map(({ level }) => String(level)));
    return `Que bom ver-vos! Há novidades sobre as missões ${levels}. Querem ler o que foi dito?`;
  }
  if (first.question?.answer) return `Chegou uma resposta à missão ${first.level}. Querem ler?`;
  return `Que bom ver-vos! A missão ${first.level} já foi lida com atenção. Querem saber o que foi dito?`;
}
