import { isFeedbackReady, isHeld, lisbonDay } from '#domain/marking/feedback.ts';
import { pointsOf } from '#domain/marking/scoring.ts';
import { MISSION_LEVELS } from '#domain/vocabulary.ts';
import type { Services } from '../../../http/handler.ts';
import { Refusal } from '../../../http/Refusal.ts';
import { marksFrom, type StoredMarks } from '../../../marking/marks.queries.ts';
import { SCOPES } from '../launch/launchToken.ts';
import { type LinkRow, listScoredPupils, type ScoredPupil, updateLineItem } from '../launch/links.queries.ts';
import { LINE_ITEM, POINTS_MAX } from '../launch/receiveChoice.ts';
import { findPlatform } from '../platform/platforms.queries.ts';
import { away, jsonOf, openService, platformAway, type ServiceCall } from './platformService.ts';

const SCORE = 'application/vnd.ims.lis.v1.score+json';
const ITEM = 'application/vnd.ims.lis.v2.lineitem+json';
const ITEMS = 'application/vnd.ims.lis.v2.lineitemcontainer+json';
/** So many calls in a row that fail end the sending; the rest is said to have failed too. */
const FAILURES_MAX = 3;

const REASONS: Record<number, string> = {
  401: 'A plataforma não aceita notas desta atividade.',
  403: 'A plataforma não aceita notas desta atividade.',
  404: 'A plataforma já não conhece esta pessoa, ou a nota da atividade foi apagada lá.',
  409: 'A plataforma já tem uma nota mais recente.',
  422: 'A plataforma já não tem esta pessoa na disciplina.',
};
const GONE = 'A plataforma deixou de responder.';

interface Sending {
  sent: number;
  failed: { who: string; reason: string }[];
}

/**
 * Sends the points of the missions that are marked to the platform, for each pupil who plays from it (AGS 2.0). A score
 * replaces the one before, so that sending again is safe. Nothing is sent while the teacher holds feedback back. Refuses with
 * marksHeld, noService and platformAway.
 */
export async function sendMarks(services: Services, link: LinkRow): Promise<Sending> {
  if (isHeld(link.heldUntil, lisbonDay(services.now()))) throw new Refusal('marksHeld');
  const platform = await findPlatform(services.db, link.platformId);
  if (platform === null || (link.lineItemUrl === null && link.lineItemsUrl === null)) throw new Refusal('noService');
  const scopes = [SCOPES.score, ...(link.lineItemUrl === null ? [SCOPES.lineItem] : [])];
  const call = await openService(services, platform, scopes);
  const scores = scoresUrl(link.lineItemUrl ?? (await makeLineItem(services, link, call)));
  const sending: Sending = { sent: 0, failed: [] };
  let failures = 0;
  const pupils = await listScoredPupils(services.db, link.id);
  for (const [index, pupil] of pupils.entries()) {
    const reason = failures < FAILURES_MAX ? await sendScore(call, scores, pupil, services.now()) : GONE;
    failures = reason === GONE ? failures + 1 : 0;
    if (reason === null) sending.sent += 1;
    else sending.failed.push({ who: `Pessoa ${index + 1}, equipa ${pupil.team}`, reason });
  }
  return sending;
}

/** Returns null when the score arrived, else why not. */
async function sendScore(call: ServiceCall, url: string, pupil: ScoredPupil, now: number): Promise<string | null> {
  if (pupil.subject === null) return 'Esta pessoa tem de voltar a abrir a atividade na plataforma.';
  const score = scoreOf(marksFrom(pupil.marks));
  if (score === null) return 'A equipa ainda não tem nenhuma missão avaliada.';
  const body = JSON.stringify({
    userId: pupil.subject,
    scoreGiven: score.points,
    scoreMaximum: POINTS_MAX,
    comment: score.missions < MISSION_LEVELS.length ? `Nota provisória: ${score.missions} de 4 missões avaliadas.` : '',
    timestamp: new Date(now).toISOString(),
    activityProgress: 'Completed',
    // The points so far are the current grade; platforms ignore a score that is still pending.
    gradingProgress: 'FullyGraded',
  });
  try {
    const { status } = await call(url, { method: 'POST', headers: { 'content-type': SCORE }, body });
    if (status >= 200 && status < 300) return null;
    return REASONS[status] ?? `A plataforma respondeu com o erro ${status}.`;
  } catch {
    return GONE;
  }
}

/** Adds up the missions that the team may read (isFeedbackReady); null when there is none. */
function scoreOf(marks: StoredMarks): { points: number; missions: number } | null {
  const ready = MISSION_LEVELS.filter((level) => isFeedbackReady(level, marks[level]));
  if (ready.length === 0) return null;
  const shown = Object.fromEntries(ready.map((level) => [level, marks[level]])) as StoredMarks;
  return { points: pointsOf(shown).total, missions: ready.length };
}

/** Finds the column for our points on the platform, or makes it, and keeps its address. */
async function makeLineItem({ db }: Services, link: LinkRow, call: ServiceCall): Promise<string> {
  const url = link.lineItemsUrl ?? '';
  const search = new URL(url);
  search.searchParams.set('resource_link_id', link.resourceLinkId);
  search.searchParams.set('resource_id', LINE_ITEM);
  const found = await away(call(search.href, { headers: { accept: ITEMS } }));
  const [known] = found.status === 200 ? listOf(found.text) : [];
  let id = known?.id;
  if (id === undefined) {
    const item = {
      scoreMaximum: POINTS_MAX,
      label: `Conselho Galáctico · ${link.className}`,
      resourceId: LINE_ITEM,
      resourceLinkId: link.resourceLinkId,
    };
    const made = await away(
      call(url, { method: 'POST', headers: { 'content-type': ITEM }, body: JSON.stringify(item) }),
    );
    id = made.status < 300 ? jsonOf(made).id : undefined;
    if (typeof id !== 'string') throw platformAway(new Error(`The line items answered ${made.status}.`));
  }
  if (typeof id !== 'string' || !URL.canParse(id) || new URL(id).origin !== new URL(url).origin) {
    throw platformAway(new Error('The line item is at another address.'));
  }
  await updateLineItem(db, link.id, id);
  return id;
}

function listOf(text: string): { id?: unknown }[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter((item) => typeof item === 'object' && item !== null) : [];
  } catch {
    return [];
  }
}

/** The address for scores: that of the line item with `/scores` before its query. */
function scoresUrl(lineItem: string): string {
  const url = new URL(lineItem);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/scores`;
  return url.href;
}
