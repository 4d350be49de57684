import type { FeedbackActions } from '#client/diary/feedback/FeedbackActions.ts';
import type { MissionFeedback } from '#contract/marking/feedback.ts';
import type { MissionComments } from '#contract/marking/placedComments.ts';
import { PLACED_SAMPLES } from './placedSamples.ts';

const MISSIONS: readonly MissionFeedback[] = [
  {
    level: 1,
    version: 1,
    title: 'Ouvir para compreender',
    criteria: [
      { criterion: 'p1', words: 'Duas respostas certas em três.' },
      { criterion: 'p2', words: 'Toda a gente participou.' },
    ],
    comment: 'Ouviram-se uns aos outros antes de responder. Continuem assim.',
    question: {
      text: 'Qual foi a pergunta errada?',
      askedAt: 1_767_225_600,
      answer: 'A terceira: leiam outra vez o que disse a habitante do porto.',
      answeredAt: 1_767_312_000,
    },
    fingerprint: '0123456789abcdef',
    news: null,
  },
  {
    level: 2,
    version: 1,
    title: 'Palavras que aproximam',
    criteria: [
      { criterion: 'p1', words: 'Responderam, com algumas razões.' },
      { criterion: 'p2', words: 'Uma parte da equipa fez quase tudo.' },
    ],
    comment: 'O primeiro exemplo é forte. Falta dizer porque é que a segunda ideia ajuda.',
    question: null,
    fingerprint: 'fedcba9876543210',
    news: 'said',
  },
];

const { texts, pictures, comments } = PLACED_SAMPLES.textos;
const PLACES: readonly MissionComments[] = [
  {
    level: 2,
    title: MISSIONS.find(({ level }) => level === 2)?.title ?? '',
    texts: [...texts],
    pictures: [...pictures],
    comments: comments.map(({ id, isRead, ...comment }) => ({ ...comment, _id: id, read: isRead })),
  },
];

/** As long as a slow network takes. */
const SENDING_MS = 1_500;

/** Returns feedback that exists only on the page: a question is sent slowly and stays, without an answer, until the page is closed. */
export function sampleFeedback(): FeedbackActions {
  let missions = MISSIONS;
  const sending = new Set<number>();
  const listeners = new Set<() => void>();
  return {
    read: async () => missions,
    readPlaces: async () => PLACES,
    see: () => {},
    seeComment: () => {},
    ask({ level }, text) {
      const question = { text, askedAt: Math.floor(Date.now() / 1_000), answer: null, answeredAt: null };
      sending.add(level);
      setTimeout(() => {
        missions = missions.map((mission) => (mission.level === level ? { ...mission, question } : mission));
        sending.delete(level);
        for (const listener of listeners) listener();
      }, SENDING_MS);
    },
    sending: ({ level }) => (sending.has(level) ? 'sending' : 'none'),
    takeRefusal: () => null,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    readDraft: () => '',
    keepDraft: () => {},
    explain: String,
  };
}
