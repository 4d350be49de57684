import { EASY_READS } from '#content/easyRead/easyReads.ts';
import { easySystem } from '#content/easyRead/easySystem.ts';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { GAME_LEVELS } from '#domain/vocabulary.ts';
import type { GameEvent } from '../GameEvent.ts';
import type { GameSnapshot } from '../gameMachine.ts';
import { viewOf, type Work } from '../view.ts';

/** An event that the current state accepts, with a label for its button. */
export interface OfferedEvent {
  label: string;
  event: GameEvent;
}

const SIMPLE = [
  'OK',
  'PREVIOUS_SHIP',
  'NEXT_SHIP',
  'SELECT_SHIP',
  'SUBMIT',
  'SKIP',
  'CLOSE_COMMENTS',
  'REFRESH_COUNCIL',
  'LOAD_MORE',
  'PAGE_SEEN',
  'PAGE_HIDDEN',
  'OPEN_RANKING',
  'CLOSE_RANKING',
  'GO_TO_RETURNED',
  'LEAVE',
  'CONFIRM_LEAVE',
  'CANCEL_LEAVE',
  'RETRY',
  'CORRECT',
  'POST_WAITING',
] as const satisfies readonly GameEvent['type'][];

/** Returns every event that the state accepts now: one per option, proposal or file where the event refers to one. */
export function eventsOffered(snapshot: GameSnapshot): OfferedEvent[] {
  const offers = [...SIMPLE.map((type) => ({ label: type, event: { type } as GameEvent })), ...withContents(snapshot)];
  return offers.filter(({ event }) => snapshot.can(event));
}

type Offer = (label: string, event: GameEvent) => void;
type CouncilWork = Extract<Work, { kind: 'council' }>;

function withContents(snapshot: GameSnapshot): OfferedEvent[] {
  const { work, scene } = viewOf(snapshot);
  const offers: OfferedEvent[] = [];
  const offer = (label: string, event: GameEvent) => void offers.push({ label, event });
  const { progress, level, theme } = snapshot.context;
  offer('SCRIPT leitura fácil', { type: 'SCRIPT', script: easySystem(SOLAR_SYSTEMS[theme], EASY_READS[theme]) });
  offer('SCRIPT guião', { type: 'SCRIPT', script: SOLAR_SYSTEMS[theme] });
  const elsewhere = { ...progress, typed: 'De outro tablet da equipa.' };
  offer('FOLLOW', { type: 'FOLLOW', progress: elsewhere, isOther: true });
  offer('VERSIONS', { type: 'VERSIONS', versions: [{ progress: elsewhere, at: 0 }] });
  offer('LEVEL_MOVED', { type: 'LEVEL_MOVED', level: GAME_LEVELS.find((next) => next > level) ?? level });
  offer('RANKING_OPENED', { type: 'RANKING_OPENED', scope: 'class' });
  const notes = [{ level: 1, text: 'Bom começo: ouviram toda a equipa.' }] as const;
  offer('TEAM_NEWS palavras', { type: 'TEAM_NEWS', returned: null, notes });
  offer('TEAM_NEWS missão 1', { type: 'TEAM_NEWS', returned: { level: 1, note: 'Leiam outra vez.' }, notes: [] });
  if (work.kind === 'quiz') {
    for (const [index] of work.options.entries()) offer(`CHOOSE ${index + 1}`, { type: 'CHOOSE', index });
  }
  if (work.kind === 'dilemma') {
    for (const [index] of work.voices.entries())
      offer(`OPEN_PERSPECTIVE ${index + 1}`, { type: 'OPEN_PERSPECTIVE', index });
    for (const [index] of work.choices.entries()) offer(`CHOOSE ${index + 1}`, { type: 'CHOOSE', index });
  }
  if (work.kind === 'write') {
    offer('TYPE', { type: 'TYPE', text: 'Uma resposta de ensaio.' });
    offer('USE_VERSION', { type: 'USE_VERSION', text: 'Uma versão anterior.' });
    offerVoice(work, offer);
  }
  if (work.kind === 'upload') {
    offer('NOTE_PHOTO_RULES', { type: 'NOTE_PHOTO_RULES' });
    offer('ADD_FILES', { type: 'ADD_FILES', files: [{ id: 'f1', name: 'fotografia.png', bytes: 120_000 }] });
    for (const { id, name } of work.files) {
      offer(`FILE_PROGRESS 50 % ${name}`, { type: 'FILE_PROGRESS', id, progress: 0.5 });
      offer(`FILE_PROGRESS ${name}`, { type: 'FILE_PROGRESS', id, reference: `upload:${id}` });
      offer(`REMOVE_FILE ${name}`, { type: 'REMOVE_FILE', id });
      offer(`DESCRIBE_FILE ${name}`, {
        type: 'DESCRIBE_FILE',
        id,
        caption: 'Fica no recreio. Mostra o direito a brincar.',
        place: 'school',
      });
      offer(`USE_CAPTION ${name}`, { type: 'USE_CAPTION', id, caption: 'Uma legenda anterior.' });
    }
  }
  if (work.kind === 'council') offerCouncil(work, offer);
  if (snapshot.hasTag('at:flight')) offer(`SCENE_ENDED ${scene}`, { type: 'SCENE_ENDED', scene });
  return offers;
}

function offerVoice({ recording }: Extract<Work, { kind: 'write' }>, offer: Offer): void {
  offer('RECORDING', { type: 'RECORDING', isOn: true });
  offer('RECORDING fim', { type: 'RECORDING', isOn: false });
  const file = { id: 'v1', name: 'Resposta por voz 1.webm', bytes: 90_000, seconds: 12 };
  offer('RECORD', { type: 'RECORD', file });
  offer('RECORD apagar', { type: 'RECORD', file: null });
  if (recording) {
    offer('FILE_PROGRESS voz', { type: 'FILE_PROGRESS', id: recording.id, reference: 'upload:v1' });
  }
}

function offerCouncil(work: CouncilWork, offer: Offer): void {
  for (const { _id: proposalId, teamName } of work.proposals) {
    offer(`RATE ${teamName}`, { type: 'RATE', proposalId, stars: 4 });
    offer(`OPEN_COMMENTS ${teamName}`, { type: 'OPEN_COMMENTS', proposalId });
    offer(`REPORT_PROPOSAL ${teamName}`, { type: 'REPORT_PROPOSAL', proposalId });
    offer(`WITHDRAWN ${teamName}`, { type: 'WITHDRAWN', proposalIds: [proposalId] });
  }
  offer('MANY_WITHDRAWN', { type: 'MANY_WITHDRAWN' });
  offer('SEARCH_COUNCIL', { type: 'SEARCH_COUNCIL', words: 'escola' });
  offer('SEARCH_COUNCIL lista', { type: 'SEARCH_COUNCIL', words: '' });
  const open = work.proposals.find(({ _id }) => _id === work.openComments);
  for (const { _id, name } of open?.teamProposal.comments ?? []) {
    offer(`REPORT_COMMENT ${name} ${_id}`, { type: 'REPORT_COMMENT', commentId: _id });
  }
  const reply = { text: 'Sim: às sextas-feiras.' };
  for (const { _id: commentId, name } of open?.teamProposal.comments ?? []) {
    offer(`TYPE_REPLY ${name} ${commentId}`, { type: 'TYPE_REPLY', commentId, ...reply });
    offer(`SEND_REPLY ${name} ${commentId}`, { type: 'SEND_REPLY', commentId, ...reply });
  }
  offer('CHOOSE_KIND', { type: 'CHOOSE_KIND', kind: 'question' });
  if (work.openComments !== null) offer('SEND_COMMENT', { type: 'SEND_COMMENT', text: 'Boa ideia!' });
}
