import type pg from 'pg';

/** Counts every query that goes through this pool from now on, on any of its connections. */
export function countQueries(pool: pg.Pool): () => number {
  let count = 0;
  const counted = new WeakSet<pg.Client>();
  const watch = (client: pg.Client) => {
    if (counted.has(client)) return;
    counted.add(client);
    const query = client.query.bind(client);
    client.query = ((...args: Parameters<typeof query>) => {
      count += 1;
      return query(...args);
    }) as typeof client.query;
  };
  // Connections opened earlier are counted from their next checkout on.
  pool.on('acquire', (client) => watch(client as unknown as pg.Client));
  pool.on('connect', (client) => watch(client as unknown as pg.Client));
  return () => count;
}
