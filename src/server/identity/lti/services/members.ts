import { firstNameOf, launchRole } from '#domain/identity/platformLaunch.ts';
import { ROSTER_NAMES_MAX } from '#domain/limits.ts';
import type { Services } from '../../../http/handler.ts';
import { Refusal } from '../../../http/Refusal.ts';
import { SCOPES } from '../launch/launchToken.ts';
import type { LinkRow } from '../launch/links.queries.ts';
import type { PlatformAnswer } from '../platform/fetchPlatform.ts';
import { findPlatform } from '../platform/platforms.queries.ts';
import { away, jsonOf, nextPage, openService, platformAway } from './platformService.ts';

const TYPE = 'application/vnd.ims.lti-nrps.v2.membershipcontainer+json';
const PAGES_MAX = 10;
const PAGE_SIZE = 100;

/**
 * Returns the first names of those who learn in the course of an activity, as the platform has them (NRPS 2.0), and whether it
 * has more people than we read. Nothing of the answer is stored. Refuses with noService where the platform gives no list, and
 * with platformAway.
 */
export async function readMembers(services: Services, link: LinkRow): Promise<{ names: string[]; hasMore: boolean }> {
  const platform = await findPlatform(services.db, link.platformId);
  if (platform === null || link.membersUrl === null) throw new Refusal('noService');
  const call = await openService(services, platform, [SCOPES.members]);
  const names: string[] = [];
  let next: string | null = pupilsUrl(link.membersUrl);
  for (let page = 0; next !== null && page < PAGES_MAX && names.length <= ROSTER_NAMES_MAX; page += 1) {
    const answer: PlatformAnswer = await away(call(next, { headers: { accept: TYPE } }));
    if (answer.status !== 200) throw platformAway(new Error(`The list of members answered ${answer.status}.`));
    names.push(...namesOf(jsonOf(answer).members));
    next = nextPage(answer, link.membersUrl);
  }
  const hasMore = next !== null || names.length > ROSTER_NAMES_MAX;
  return { names: names.slice(0, ROSTER_NAMES_MAX).sort((a, b) => a.localeCompare(b, 'pt')), hasMore };
}

/** Asks for those who learn only, in large pages (NRPS, sections 2.4.1 and 2.4.2). */
function pupilsUrl(membersUrl: string): string {
  const url = new URL(membersUrl);
  url.searchParams.set('role', 'Learner');
  url.searchParams.set('limit', String(PAGE_SIZE));
  return url.href;
}

function namesOf(members: unknown): string[] {
  if (!Array.isArray(members)) return [];
  return members.flatMap((member: unknown) => {
    if (typeof member !== 'object' || member === null) return [];
    const { roles, status, given_name: given, name } = member as Record<string, unknown>;
    const isPupil = Array.isArray(roles) && launchRole(roles.map(String)) === 'pupil';
    if (!isPupil || (status !== undefined && status !== 'Active')) return [];
    const text = (value: unknown) => (typeof value === 'string' ? value : null);
    const first = firstNameOf({ given: text(given), full: text(name) });
    return first === '' ? [] : [first];
  });
}
