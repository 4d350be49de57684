import type { EmbeddedPostgres } from '#server/db/embedded/embedded.ts';

/** Returns the URL of another database on the same server, with the same user. */
export function urlOfDatabase(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** Returns the postgres:// URL of an embedded server. */
export function urlOfServer({ connection }: Pick<EmbeddedPostgres, 'connection'>): string {
  const { host, port, user, password, database } = connection;
  const url = new URL(`postgres://${user}@localhost:${port}/${database}`);
  if (password) url.password = password;
  url.searchParams.set('host', host);
  return url.href;
}
