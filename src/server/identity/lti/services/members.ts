import { firstNameOf, launchRole } from '#domain/identity/platformLaunch.ts';
import { ROSTER_NAMES_MAX } from '#domain/limits.ts';
import type { Services } from '../../../http/handler.ts';
import { Refusal } from '../../../http/Refusal.ts';
import { SCOPES } from '../launch/launchToken.ts';
import type { LinkRow } from '../launch/links.queries.ts';
import { findPlatform } from '../platform/platforms.queries.ts';
import { away, jsonOf, openService, platformAway } from './platformService.ts';

const TYPE = 'application/vnd.ims.lti-nrps.v2.membershipcontainer+json';
const PAGES_MAX = 10;

/**
 * Returns the first names of those who learn in the course of an activity, as the platform has them (NRPS 2.0). Nothing of
 * the answer is stored. Refuses with noService where the platform gives no list, and with platformAway.
 */
export async function readMembers(services: Services, link: LinkRow): Promise<string[]> {
  const platform = await findPlatform(services.db, link.platformId);
  if (platform === null || link.membersUrl === null) throw new Refusal('noService');
  const call = await openService(services, platform, [SCOPES.members]);
  const names: string[] = [];
  let next: string | null = link.membersUrl;
  for (let page = 0; next !== null && page < PAGES_MAX && names.length < ROSTER_NAMES_MAX; page += 1) {
    const answer = await away(call(next, { headers: { accept: TYPE } }));
    if (answer.status !== 200) throw platformAway(new Error(`The list of members answered ${answer.status}.`));
    names.push(...namesOf(jsonOf(answer).members));
    next = nextPage(answer.headers.link, link.membersUrl);
  }
  return names.slice(0, ROSTER_NAMES_MAX).sort((a, b) => a.localeCompare(b, 'pt'));
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

/** The next page of the same service, so that the token is sent to no other. */
function nextPage(header: string | string[] | undefined, from: string): string | null {
  const links = [header ?? []].flat().join(',').split('<').slice(1);
  const [url] = links.map((link) => link.split('>', 2)).find(([, parameters = '']) => isNext(parameters)) ?? [];
  if (url === undefined || !URL.canParse(url, from)) return null;
  const next = new URL(url, from);
  return next.origin === new URL(from).origin ? next.href : null;
}

/** Whether these parameters of a link (RFC 8288) have the relation `next`. */
function isNext(parameters: string): boolean {
  return parameters.split(/[;,]/).some((one) => one.replaceAll('"', '').trim().toLowerCase() === 'rel=next');
}
