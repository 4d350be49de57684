import type { Endpoint } from '#contract/endpoint.ts';
import type { session } from '#contract/session.ts';
import type { site } from '#contract/site.ts';
import type { teams } from '#contract/teams.ts';

/**
 * The calls that every page starts with, without the schemas of their contract rows: these would be a tenth of what a tablet downloads
 * before it can sign in. The compiler refuses a word that is not the row's own.
 */
export const LOGIN = routeOf<typeof session.login>({ method: 'POST', path: '/login', encoding: 'form' });
export const LOGOUT = routeOf<typeof session.logout>({ method: 'POST', path: '/logout' });
export const RENEW_SESSION = routeOf<typeof session.renewSession>({ method: 'POST', path: '/session/renew' });
export const PROFILE = routeOf<typeof session.profile>({ method: 'GET', path: '/profile' });
export const MY_TEAM = routeOf<typeof teams.myTeam>({ method: 'GET', path: '/team' });
export const SITE = routeOf<typeof site.site>({ method: 'GET', path: '/site' });

/** Of a row only method, path and encoding are read to make a call. */
function routeOf<E extends Endpoint>(route: Pick<E, Extract<keyof E, 'method' | 'path' | 'encoding'>>): E {
  return route as E;
}
