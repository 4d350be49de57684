import { BENCH_PASSWORD, MAIL_DOMAIN } from '../Peer.ts';
import { DIRECTUS_ADMIN, directusCalls } from './directusCalls.ts';

type Column = { type: string; to?: string };

const STRING: Column = { type: 'string' };
const TABLES: Readonly<Record<string, Readonly<Record<string, Column>>>> = {
  schools: { name: STRING },
  classes: { name: STRING, school: { type: 'integer', to: 'schools' } },
  teams: { name: STRING, theme: STRING, class: { type: 'integer', to: 'classes' } },
  answers: {
    text: { type: 'text' },
    team: { type: 'integer', to: 'teams' },
    account: { type: 'uuid', to: 'directus_users' },
  },
};

/** A team reads and writes only its own answer. */
const OWN = { account: { _eq: '$CURRENT_USER' } };

type Post = (path: string, body: unknown) => Promise<string>;

/** Creates tables and permissions with the calls of Directus's panel; returns the id of a team to copy. */
export async function makeCollections(base: string): Promise<string> {
  const post = await signedIn(base);
  for (const [collection, columns] of Object.entries(TABLES)) {
    const key = { field: 'id', type: 'integer', schema: { is_primary_key: true, has_auto_increment: true } };
    const fields = [key, ...Object.entries(columns).map(([field, { type }]) => ({ field, type, schema: {} }))];
    // No change tracking, which the other products do not do either.
    await post('/collections', { collection, fields, schema: {}, meta: { accountability: null } });
    for (const [field, { to }] of Object.entries(columns)) {
      if (to) await post('/relations', { collection, field, related_collection: to, schema: {} });
    }
  }
  const role = idOf(await post('/roles', { name: 'Equipas' }));
  const may = (action: string, fields: string[]) => ({ collection: 'answers', action, permissions: OWN, fields });
  const policy = idOf(
    await post('/policies', {
      name: 'Equipas',
      permissions: [may('read', ['id', 'text']), may('update', ['text'])],
    }),
  );
  await post('/access', { role, policy });
  const model = { email: `equipa-modelo@${MAIL_DOMAIN}`, password: BENCH_PASSWORD, role };
  return idOf(await post('/users', model));
}

async function signedIn(base: string): Promise<Post> {
  const { path, body } = directusCalls.signIn(DIRECTUS_ADMIN.split('@')[0] ?? '', BENCH_PASSWORD);
  const token = directusCalls.tokenOf(await send(base + path, body, {}));
  return (to, what) => send(base + to, what, { authorization: directusCalls.authorization(token) });
}

async function send(url: string, body: unknown, headers: Record<string, string>): Promise<string> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${url}: ${reply.status} ${text.slice(0, 500)}`);
  return text;
}

function idOf(answer: string): string {
  return (JSON.parse(answer) as { data: { id: string } }).data.id;
}
