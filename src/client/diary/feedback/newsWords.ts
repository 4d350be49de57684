import type { MissionFeedback } from '#contract/marking/feedback.ts';
import type { MissionComments } from '#contract/marking/placedComments.ts';
import { listed } from '#domain/listed.ts';

/**
 * Returns how ORBI tells the team what is new, in one to three sentences; null when nothing is. New are the missions with
 * unread feedback, and those given back with an unread comment on a place.
 */
export function newsWords(missions: readonly MissionFeedback[], places: readonly MissionComments[]): string | null {
  const unread = missions.filter(({ news }) => news);
  const givenBack = places.filter(
    ({ level, comments }) => comments.some(({ read }) => !read) && missions.every((one) => one.level !== level),
  );
  const levels = [...unread, ...givenBack].map(({ level }) => level).sort((a, b) => a - b);
  if (levels.length === 0) return null;
  return `Que bom ver-vos! ${tell(listed(levels.map(String)), levels.length > 1 ? 'several' : (unread[0]?.news ?? 'givenBack'))}`;
}

function tell(levels: string, reason: 'several' | 'answer' | 'said' | 'givenBack'): string {
  switch (reason) {
    case 'several':
      return `Há novidades sobre as missões ${levels}. Querem ler o que foi dito?`;
    case 'answer':
      return `Chegou a resposta à vossa pergunta sobre a missão ${levels}. Querem ler?`;
    case 'said':
      return `A missão ${levels} já foi lida com atenção. Querem saber o que foi dito?`;
    case 'givenBack':
      return `A missão ${levels} voltou à equipa, com comentários na vossa resposta. Querem ler?`;
  }
}
