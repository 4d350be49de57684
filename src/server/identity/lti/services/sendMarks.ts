import { isFeedbackReady, isHeld, lisbonDay } from '#domain/marking/feedback.ts';
import { pointsOf } from '#domain/marking/scoring.ts';
import { MISSION_LEVELS } from '#domain/vocabulary.ts';
import type { Caller, Services } from '../../../http/handler.ts';
import { Refusal } from '../../../http/Refusal.ts';
import { marksFrom, type StoredMarks } from '../../../marking/marks.queries.ts';
import { audit } from '../../../records/history/audit.queries.ts';
import { SCOPES } from '../launch/launchToken.ts';
import {
  endSending,
  type LinkRow,
  listScoredPupils,
  type ScoredPupil,
  takeSending,
  updateLineItem,
} from '../launch/links.queries.ts';
import { LINE_ITEM, POINTS_MAX } from '../launch/receiveChoice.ts';
import type { PlatformAnswer } from '../platform/fetchPlatform.ts';
import { findPlatform, type Platform } from '../platform/platforms.queries.ts';
import { away, jsonOf, nextPage, openService, platformAway, type ServiceCall } from './platformService.ts';

const SCORE = 'application/vnd.ims.lis.v1.score+json';
const ITEM = 'application/vnd.ims.lis.v2.lineitem+json';
const ITEMS = 'application/vnd.ims.lis.v2.lineitemcontainer+json';
/** So many calls in a row that fail end the sending; the rest is said to have failed too. */
const FAILURES_MAX = 3;
/** Calls at the same time, and how long a sending may last, so that the page and proxies still wait for it. */
const PARALLEL = 4;
const SENDING_MS = 45_000;
/** Longer than a sending may last with the calls before and after it. */
const LEASE_MS = 90_000;
const LIST_PAGES_MAX = 5;

const REASONS: Record<number, string> = {
  401: 'A plataforma não aceita notas desta atividade.',
  403: 'A plataforma não aceita notas desta atividade.',
  404: 'A plataforma já não conhece esta pessoa, ou a nota da atividade foi apagada lá.',
  409: 'A plataforma já tem uma nota mais recente.',
  422: 'A plataforma já não tem esta pessoa na disciplina.',
};
const GONE = 'A plataforma deixou de responder.';
const LATE = 'O envio demorou demasiado. Envie de novo.';

interface Sending {
  sent: number;
  failed: { who: string; reason: string }[];
}

/**
 * Sends the points of the missions that are marked to the platform, for each pupil who plays from it (AGS 2.0). A score
 * replaces the one before, so that sending again is safe. Nothing is sent while the teacher holds feedback back, or while
 * somebody else sends. Whatever comes of it is in the history. Refuses with marksHeld, marksSending, noService and platformAway.
 */
export async function sendMarks(services: Services, caller: Caller, link: LinkRow): Promise<Sending> {
  const { db, now } = services;
  if (isHeld(link.heldUntil, lisbonDay(now()))) throw new Refusal('marksHeld');
  const platform = await findPlatform(db, link.platformId);
  if (platform === null || (link.lineItemUrl === null && link.lineItemsUrl === null)) throw new Refusal('noService');
  // No lock of the database, which would hold a connection while the platform is waited for.
  const until = new Date(now() + LEASE_MS);
  if (!(await takeSending(db, { id: link.id, now: new Date(now()), until }))) throw new Refusal('marksSending');
  const sending: Sending = { sent: 0, failed: [] };
  let refused: string | undefined;
  try {
    await sendAll(services, { link, platform, sending });
  } catch (error) {
    refused = error instanceof Refusal ? error.id : 'internal';
    throw error;
  } finally {
    await endSending(db, link.id);
    const details = { sent: sending.sent, failed: sending.failed.length, ...(refused && { refused }) };
    const subject = { id: link.classId, name: link.className, ownerId: link.teacherId };
    await audit(db, { caller, at: new Date(now()) }, 'sendLtiMarks', subject, details);
  }
  return sending;
}

/** Sends to several pupils at the same time and adds up in `sending` what came of it, in their order. */
async function sendAll(
  services: Services,
  { link, platform, sending }: { link: LinkRow; platform: Platform; sending: Sending },
): Promise<void> {
  const begun = performance.now();
  const scopes = [SCOPES.score, ...(link.lineItemUrl === null ? [SCOPES.lineItem] : [])];
  const call = await openService(services, platform, scopes);
  const scores = scoresUrl(link.lineItemUrl ?? (await makeLineItem(services, link, call)));
  const pupils = await listScoredPupils(services.db, link.id);
  const reasons: (string | null)[] = [];
  let failures = 0;
  const waiting = pupils.entries();
  const sendNext = async () => {
    for (const [index, pupil] of waiting) {
      const isLate = performance.now() - begun > SENDING_MS;
      const isGone = failures >= FAILURES_MAX;
      const reason = isGone ? GONE : isLate ? LATE : await sendScore(call, scores, pupil, services.now());
      failures = reason === GONE ? failures + 1 : 0;
      if (reason === null) sending.sent += 1;
      reasons[index] = reason;
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, sendNext));
  for (const [index, pupil] of pupils.entries()) {
    const reason = reasons[index];
    if (reason) sending.failed.push({ who: `Pessoa ${index + 1}, equipa ${pupil.team}`, reason });
  }
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
  const id = (await findLineItem(link, call)) ?? (await addLineItem(link, call));
  if (typeof id !== 'string' || !URL.canParse(id) || new URL(id).origin !== new URL(url).origin) {
    throw platformAway(new Error('The line item is at another address.'));
  }
  await updateLineItem(db, link.id, id);
  return id;
}

/** Returns the id of our column of this activity. Compares itself: a platform may ignore what it is asked for. */
async function findLineItem(link: LinkRow, call: ServiceCall): Promise<unknown> {
  const search = new URL(link.lineItemsUrl ?? '');
  search.searchParams.set('resource_link_id', link.resourceLinkId);
  search.searchParams.set('resource_id', LINE_ITEM);
  let next: string | null = search.href;
  for (let page = 0; next !== null && page < LIST_PAGES_MAX; page += 1) {
    const answer: PlatformAnswer = await away(call(next, { headers: { accept: ITEMS } }));
    if (answer.status !== 200) throw platformAway(new Error(`The line items answered ${answer.status}.`));
    const isOurs = ({ resourceId, resourceLinkId }: LineItem) =>
      resourceId === LINE_ITEM && String(resourceLinkId) === link.resourceLinkId;
    const found = listOf(answer.text).find(isOurs);
    if (found !== undefined) return found.id;
    next = nextPage(answer, search.href);
  }
  return undefined;
}

async function addLineItem(link: LinkRow, call: ServiceCall): Promise<unknown> {
  const item = {
    scoreMaximum: POINTS_MAX,
    label: `Conselho Galáctico · ${link.className}`,
    resourceId: LINE_ITEM,
    resourceLinkId: link.resourceLinkId,
  };
  const request = {
    method: 'POST',
    headers: { 'content-type': ITEM, accept: ITEM },
    body: JSON.stringify(item),
  } as const;
  const made = await away(call(link.lineItemsUrl ?? '', request));
  const { id } = made.status >= 200 && made.status < 300 ? jsonOf(made) : {};
  if (typeof id !== 'string') throw platformAway(new Error(`The line items answered ${made.status}.`));
  return id;
}

type LineItem = { id?: unknown; resourceId?: unknown; resourceLinkId?: unknown };

function listOf(text: string): LineItem[] {
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
