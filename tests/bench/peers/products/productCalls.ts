import type { ReplyOf } from '#contract/endpoint.ts';
import type { draft } from '#contract/game/draft.ts';
import type { session } from '#contract/identity/session.ts';
import type { teams } from '#contract/school/teams.ts';
import { THEME_IDS, THEME_NAMES, THEMES } from '#domain/vocabulary.ts';
import type { Calls } from '../Calls.ts';
import { PAGE_ROWS } from '../listQueries.ts';

/** The mission of all teams (source.ts, product.ts). */
const PART = 2;
const DEVICE = 'tablet de medir';

/** An answer being written is the team's draft: the game's most frequent call. */
export const productCalls: Calls = {
  authorization: (token) => token,
  signIn: (username, password) => ({ method: 'POST', path: '/api/login', body: { username, password } }),
  tokenOf: (answer) => (JSON.parse(answer) as ReplyOf<typeof session.login>).token,
  list: ({ by, value, page, order }) => {
    const query = new URLSearchParams({
      [by === 'theme' ? 'solar' : 'class']: by === 'theme' ? themeId(value) : value,
      page: String(page),
      limit: String(PAGE_ROWS),
      sort: 'name',
      order,
    });
    return { method: 'GET', path: `/api/team/all?${query}` };
  },
  listed: (answer) => {
    const body = JSON.parse(answer) as ReplyOf<typeof teams.allTeams>;
    const found = body.teams.map(({ name, details }) => ({
      name,
      theme: THEMES.find((theme) => THEME_NAMES[theme] === details.solar) ?? '',
      class: details.class,
      school: details.school ?? '',
    }));
    return { total: body.pagination.total, teams: found };
  },
  write: ({ text, turn }) => ({
    method: 'PUT',
    path: '/api/draft',
    body: { part: PART, revision: turn, device: DEVICE, content: JSON.stringify({ texts: [text] }) },
  }),
  written: (answer) => {
    const { won, draft: stored } = JSON.parse(answer) as ReplyOf<typeof draft.writeDraft>;
    return won ? ((JSON.parse(stored.content) as { texts: string[] }).texts[0] ?? '') : '';
  },
};

function themeId(value: string): string {
  const theme = THEMES.find((known) => known === value);
  return theme ? THEME_IDS[theme] : value;
}
