import type { Calls } from '../Calls.ts';
import { PAGE_ROWS } from '../listQueries.ts';
import { ADMIN, MAIL_DOMAIN } from '../Peer.ts';

const FIELDS = 'id,name,theme,class.name,class.school.name';

interface ItemTeam {
  name: string;
  theme: string;
  class: { name: string; school: { name: string } };
}

/** Directus identifies users by email address only. */
export const directusCalls: Calls = {
  authorization: (token) => `Bearer ${token}`,
  signIn: (username, password) => ({
    method: 'POST',
    path: '/auth/login',
    body: { email: `${username}@${MAIL_DOMAIN}`, password },
  }),
  tokenOf: (answer) => (JSON.parse(answer) as { data: { access_token: string } }).data.access_token,
  list: ({ by, value, page, order }) => {
    const query = new URLSearchParams({
      fields: FIELDS,
      [by === 'theme' ? 'filter[theme][_eq]' : 'filter[class][name][_eq]']: value,
      sort: order === 'asc' ? 'name' : '-name',
      limit: String(PAGE_ROWS),
      page: String(page + 1),
      meta: 'filter_count',
    });
    return { method: 'GET', path: `/items/teams?${query}` };
  },
  listed: (answer) => {
    const { data, meta } = JSON.parse(answer) as { data: ItemTeam[]; meta: { filter_count: number } };
    const teams = data.map((team) => ({ ...team, class: team.class.name, school: team.class.school.name }));
    return { total: meta.filter_count, teams };
  },
  write: ({ team, text }) => ({ method: 'PATCH', path: `/items/answers/${team}?fields=id,text`, body: { text } }),
  written: (answer) => (JSON.parse(answer) as { data: { text: string } }).data.text,
};

export const DIRECTUS_ADMIN = `${ADMIN}@${MAIL_DOMAIN}`;
