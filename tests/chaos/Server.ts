import pg from 'pg';
import { startEmbedded } from '#server/db/embedded/embedded.ts';
import { runningPostgres } from '#server/db/embedded/runningPostgres.ts';
import { DATABASE } from '#server/db/openDatabase.ts';
import { recordingLog } from '../support/app/recordingLog.ts';
import { type ProductServer, startProduct } from '../support/product/productServer.ts';

export interface ServerOptions {
  dataDir: string;
  /** undefined: the embedded PostgreSQL. */
  databaseUrl: string | undefined;
  demoPassword: string;
  /** More settings, such as the key that two servers share. */
  env?: NodeJS.ProcessEnv;
}

/** The built product in a separate process, which can be stopped, killed, and restarted on the same port. */
export class Server {
  private readonly options: ServerOptions;
  private running: ProductServer | null = null;
  private port: number | undefined;

  constructor(options: ServerOptions) {
    this.options = options;
  }

  get base(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts the server and waits until it answers. */
  async start(): Promise<void> {
    const { dataDir, databaseUrl, demoPassword } = this.options;
    const env = {
      NODE_ENV: 'test',
      DEMO_PASSWORD: demoPassword,
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
      ...this.options.env,
    };
    this.running = await startProduct(dataDir, env, this.port);
    this.port = Number(new URL(this.running.base).port);
  }

  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const { running } = this;
    this.running = null;
    if (signal === 'SIGTERM') await running?.stop();
    else await running?.kill();
  }

  /** Runs one statement in the database of the running server. Throws the driver's error while it is down. */
  async query(sql: string, values: readonly string[]): Promise<void> {
    const { databaseUrl, dataDir } = this.options;
    const embedded = databaseUrl === undefined ? await runningPostgres(dataDir) : null;
    if (databaseUrl === undefined && embedded === null) throw new Error('The embedded database is not running.');
    const config = embedded === null ? { connectionString: databaseUrl } : { ...embedded, database: DATABASE };
    await withClient(config as pg.ClientConfig, (client) => client.query(sql, [...values]));
  }

  /** Reads its database after the server has stopped. */
  async readDatabase<T>(read: (client: pg.Client) => Promise<T>): Promise<T> {
    if (this.options.databaseUrl !== undefined) return withClient({ connectionString: this.options.databaseUrl }, read);
    const embedded = await startEmbedded({ dataDir: this.options.dataDir, log: recordingLog() });
    try {
      return await withClient({ ...embedded.connection, database: DATABASE }, read);
    } finally {
      await embedded.stop();
    }
  }
}

async function withClient<T>(config: pg.ClientConfig, read: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    return await read(client);
  } finally {
    await client.end();
  }
}
