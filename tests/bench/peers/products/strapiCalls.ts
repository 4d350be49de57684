import type { Calls } from '../Calls.ts';
import { PAGE_ROWS } from '../listQueries.ts';

interface EntryTeam {
  name: string;
  theme: string;
  class: { name: string; school: { name: string } };
}

export const strapiCalls: Calls = {
  authorization: (token) => `Bearer ${token}`,
  signIn: (identifier, password) => ({ method: 'POST', path: '/api/auth/local', body: { identifier, password } }),
  tokenOf: (answer) => (JSON.parse(answer) as { jwt: string }).jwt,
  list: ({ by, value, page, order }) => {
    const query = new URLSearchParams({
      [by === 'theme' ? 'filters[theme][$eq]' : 'filters[class][name][$eq]']: value,
      sort: `name:${order}`,
      'pagination[page]': String(page + 1),
      'pagination[pageSize]': String(PAGE_ROWS),
      'fields[0]': 'name',
      'fields[1]': 'theme',
      'populate[class][fields][0]': 'name',
      'populate[class][populate][school][fields][0]': 'name',
    });
    return { method: 'GET', path: `/api/teams?${query}` };
  },
  listed: (answer) => {
    const { data, meta } = JSON.parse(answer) as { data: EntryTeam[]; meta: { pagination: { total: number } } };
    const teams = data.map((team) => ({ ...team, class: team.class.name, school: team.class.school.name }));
    return { total: meta.pagination.total, teams };
  },
  write: ({ team, text }) => ({ method: 'PUT', path: `/api/answers/${answerKey(team)}`, body: { data: { text } } }),
  written: (answer) => (JSON.parse(answer) as { data: { text: string } }).data.text,
};

const KEY = 'resposta';

/** Returns the team's document id, which has 24 characters in Strapi. */
export function answerKey(team: number): string {
  return KEY + String(team).padStart(16, '0');
}

export function teamOfKey(key: string): number {
  return Number(key.slice(KEY.length));
}
