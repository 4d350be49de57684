import type { LinkRow } from './launch/links.queries.ts';
import type { Platform } from './platform/platforms.queries.ts';

export function presentPlatform({ id, createdAt: _, ...platform }: Platform & { links: number }) {
  return { _id: id, ...platform };
}

export function presentLink(link: LinkRow) {
  return {
    _id: link.id,
    platform: link.platformName,
    className: link.className,
    team: link.teamName,
    theme: link.theme,
    pupils: link.pupils,
    takesMarks: link.lineItemUrl !== null || link.lineItemsUrl !== null,
    givesMembers: link.membersUrl !== null,
  };
}
