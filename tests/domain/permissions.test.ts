import { describe, expect, test } from 'vitest';
import { ACTIONS, can, isAdmin, isStaff, isTeam, isThemeId, routeFor } from '#domain/permissions.ts';
import { ROLE, ROLES, type Role, THEME_IDS } from '#domain/vocabulary.ts';

describe('roles', () => {
  test.each([
    [0, true, true, false],
    [1, true, true, false],
    [2, false, true, false],
    [3, false, false, true],
  ] as const)('role %i: admin %s, staff %s, team %s', (role, admin, staff, team) => {
    expect([isAdmin(role), isStaff(role), isTeam(role)]).toEqual([admin, staff, team]);
  });

  test.each([
    ['play', [3]],
    ['vote', [3]],
    ['comment', [3]],
    ['readCouncil', [0, 1, 2, 3]],
    ['createTeam', [0, 1, 2]],
    ['createClass', [0, 1, 2]],
    ['createSchool', [0, 1]],
    ['createTeacher', [0, 1]],
    ['readAll', [0, 1]],
    ['score', [0, 1, 2]],
    ['editProposal', [0, 1, 2]],
    ['submitProposal', [0, 1, 2]],
    ['readRanking', [0, 1, 2, 3]],
  ] as const)('%s is allowed only for roles %j', (action, roles) => {
    expect(ROLES.filter((role) => can(role, action))).toEqual(roles);
  });

  test('a team has five actions; an unknown role has none', () => {
    expect(ACTIONS.filter((action) => can(3, action))).toEqual([
      'play',
      'vote',
      'comment',
      'readCouncil',
      'readRanking',
    ]);
    expect(ACTIONS.filter((action) => can(4 as Role, action))).toEqual([]);
  });
});

describe('route guard', () => {
  const ask = (role: Role | null, path: string, uid: string | null = null, isPdf = path.includes('open-pdf')) =>
    routeFor({ role, uid, isPdf, signedIn: role !== null, path });

  test.each([
    ['/', 'login'],
    ['/login', 'stay'],
    ['/game', 'login'],
    ['/game/', 'login'],
    ['/panel', 'login'],
    ['/PANEL/manual', 'login'],
    ['/panel/management/teams', 'login'],
    ['/panel/open-pdf/manual', 'login'],
    ['/game/open-pdf/manual', 'stay'],
    ['/panelx', 'stay'],
    ['/nada', 'stay'],
  ])('signed out at %s: %s', (path, verdict) => {
    expect(ask(null, path)).toBe(verdict);
  });

  test('a theme uid does not open the game for a signed-out user', () => {
    expect(ask(null, '/game', THEME_IDS.ic)).toBe('login');
  });

  test.each([
    ['/', 'game'],
    ['/login', 'game'],
    ['/game', 'stay'],
    ['/panel', 'game'],
    ['/panel/management/teams', 'game'],
    ['/panel/open-pdf/manual', 'game'],
    ['/game/open-pdf/manual', 'stay'],
    ['/nada', 'stay'],
  ])('a team at %s: %s', (path, verdict) => {
    expect(ask(3, path)).toBe(verdict);
    expect(ask(3, path, THEME_IDS.dh)).toBe(verdict);
  });

  test.each([0, 1, 2] as const)('staff of role %i see the panel, and the game only with a theme uid', (role) => {
    expect(ask(role, '/')).toBe('panel');
    expect(ask(role, '/login')).toBe('panel');
    expect(ask(role, '/panel')).toBe('stay');
    expect(ask(role, '/panel/qualquer/coisa')).toBe('stay');
    expect(ask(role, '/panel/open-pdf/ic-m1-fs1')).toBe('stay');
    expect(ask(role, '/game')).toBe('panel');
    expect(ask(role, '/game', '')).toBe('panel');
    expect(ask(role, '/game', 'ic')).toBe('panel');
    expect(ask(role, '/game', 'toString')).toBe('panel');
    expect(ask(role, '/game/open-pdf/manual')).toBe('stay');
    for (const uid of Object.values(THEME_IDS)) expect(ask(role, '/game', uid)).toBe('stay');
  });

  test.each([
    ['an expired session', { role: 3 as Role, signedIn: false }],
    ['a profile that could not be read', { role: null, signedIn: true }],
  ])('%s redirects to the login without a loop', (_, session) => {
    expect(routeFor({ ...session, uid: null, isPdf: false, path: '/game' })).toBe('login');
    expect(routeFor({ ...session, uid: null, isPdf: false, path: '/panel' })).toBe('login');
    expect(routeFor({ ...session, uid: null, isPdf: false, path: '/login' })).toBe('stay');
  });
  test('leaves whoever arrives with a ticket on the page for signing in, whoever is signed in', () => {
    const arriving = { uid: null, isPdf: false, signedIn: true, isArriving: true };
    for (const role of ROLES) expect(routeFor({ ...arriving, role, path: '/login' })).toBe('stay');
    expect(routeFor({ ...arriving, role: ROLE.team, path: '/panel' })).toBe('game');
    expect(routeFor({ ...arriving, role: ROLE.team, isArriving: false, path: '/login' })).toBe('game');
  });

  test('a redirect target never redirects again', () => {
    for (const role of [null, ...ROLES]) {
      for (const path of ['/', '/login', '/game', '/panel', '/panel/manual', '/panel/open-pdf/x', '/nada']) {
        const verdict = ask(role, path);
        if (verdict !== 'stay') expect(ask(role, `/${verdict}`)).toBe('stay');
      }
    }
  });
});

test.each([
  [THEME_IDS.ds, true],
  [THEME_IDS.ds.toUpperCase(), false],
  ['ds', false],
  ['', false],
  [null, false],
])('%j is a theme id: %s', (uid, valid) => {
  expect(isThemeId(uid)).toBe(valid);
});
