import { describe, expect, it } from 'vitest';
import * as routes from '#client/api/routes.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';

const ROWS = {
  LOGIN: ENDPOINTS.login,
  LOGOUT: ENDPOINTS.logout,
  RENEW_SESSION: ENDPOINTS.renewSession,
  PROFILE: ENDPOINTS.profile,
  MY_TEAM: ENDPOINTS.myTeam,
  SITE: ENDPOINTS.site,
} satisfies Record<keyof typeof routes, object>;

describe('routes', () => {
  it.each(Object.entries(routes))('%s is its row of the contract', (name, route) => {
    const row = ROWS[name as keyof typeof ROWS];
    expect(row).toMatchObject({ method: route.method, path: route.path });
    expect('encoding' in row ? row.encoding : undefined).toBe('encoding' in route ? route.encoding : undefined);
  });
});
