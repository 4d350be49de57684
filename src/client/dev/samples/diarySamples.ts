import type { DiaryActions, TeamDiary } from '#client/diary/DiaryActions.ts';
import type { Diary, DiaryEntry, DiaryEntryInput, Story } from '#contract/council/diary.ts';
import { sampleFeedback } from './feedbackSamples.ts';

const PHOTO =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 3'%3E%3Cpath fill='%2338a169' d='M0 0h4v3H0z'/%3E%3Cpath fill='%23744210' d='M0 2h4v1H0z'/%3E%3C/svg%3E#";

const ENTRIES: readonly DiaryEntry[] = [
  {
    _id: 'feito',
    text: 'Semeámos as primeiras alfaces. A água vem da chuva, como estava no plano.',
    progress: 'done',
    day: '2026-03-20',
    photos: [{ content: PHOTO }, { content: PHOTO }],
    byTeam: true,
    editable: true,
  },
  {
    _id: 'a-espera',
    text: 'A junta de freguesia empresta as ferramentas.',
    progress: 'doing',
    day: '2026-02-11',
    photos: [],
    byTeam: true,
    editable: true,
    state: 'waiting',
  },
  {
    _id: 'aprovado',
    text: 'A direção aprovou a horta atrás do pavilhão.',
    progress: 'approved',
    day: '2026-01-15',
    photos: [],
    byTeam: false,
    editable: false,
  },
];

const STORIES: readonly Story[] = [
  {
    _id: 'historia',
    class: '8.º B',
    year: '2024/2025',
    proposal: 'Uma tarde por mês em que as avós e os avós do bairro ensinam um prato da sua terra.',
    progress: 'impossible',
    reported: false,
    entries: [
      {
        _id: 'impossivel',
        text: 'A cozinha da escola não pode ser usada à tarde.',
        progress: 'impossible',
        reason: 'As regras de higiene só deixam entrar quem lá trabalha.',
        day: '2025-04-02',
        photos: [],
      },
      {
        _id: 'pedido',
        text: 'Escrevemos à direção.',
        progress: 'requested',
        day: '2025-03-10',
        photos: [{ content: PHOTO }],
      },
    ],
  },
];

/** Returns a diary that exists only on the page: what is written stays until the page is closed. */
export async function sampleDiary(): Promise<TeamDiary> {
  const stories = async () => STORIES;
  return { actions: sampleActions(), feedback: sampleFeedback(), stories, reportStory: async () => {} };
}

function sampleActions(): DiaryActions {
  let entries = ENTRIES;
  let made = 0;
  const diary = (): Diary => ({
    team: 'ensaio',
    teamName: 'Equipa de Ensaio',
    submitted: true,
    shared: false,
    days: { first: '2025-09-01', last: '2026-07-31' },
    entries: [...entries].sort((one, other) => other.day.localeCompare(one.day)),
  });
  return {
    read: async () => diary(),
    async write(id, entry) {
      entries = [...entries.filter(({ _id }) => _id !== id), written(id, entry)];
    },
    async remove(id) {
      entries = entries.filter(({ _id }) => _id !== id);
    },
    upload: async (_id, photo) => URL.createObjectURL(photo),
    newId: () => `nova-${++made}`,
    explain: (error) => ({ message: String(error), fields: {} }),
    readDraft: () => null,
    keepDraft: () => {},
  };
}

function written(_id: string, { text, progress, reason = '', day, photos = [] }: DiaryEntryInput): DiaryEntry {
  const told = reason === '' ? {} : { reason };
  return { _id, text, progress, day, ...told, photos: [...photos], byTeam: true, editable: true };
}
