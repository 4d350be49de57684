import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Settings } from '#server/config/envS3.ts';

/**
 * The only access key that s3rver accepts. The server speaks the S3 protocol, has one bucket and verifies every
 * signature.
 */
const KEY = 'S3RVER';
const BUCKET = 'ficheiros';

export interface BucketServer {
  settings: S3Settings;
  /** The same settings as environment variables. */
  env: Record<string, string>;
  /** Stops listening; connections to its address are refused. */
  stop(): Promise<void>;
  /** Listens again at the same address with the same content. */
  start(): Promise<void>;
  close(): Promise<void>;
}

export async function createBucketServer(prefix = 'escola/'): Promise<BucketServer> {
  const directory = await mkdtemp(join(tmpdir(), 'cg-bucket-'));
  let server: S3rver | undefined;
  let port = 0;
  const start = async () => {
    const configureBuckets = [{ name: BUCKET, configs: [] }];
    server = new S3rver({ address: '127.0.0.1', port, directory, silent: true, configureBuckets });
    ({ port } = await server.run());
  };
  const stop = async () => {
    const closed = server?.close();
    server?.httpServer.closeAllConnections();
    await closed;
    server = undefined;
  };
  await start();
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    settings: {
      endpoint,
      bucket: BUCKET,
      region: 'eu-west-1',
      accessKey: KEY,
      secretKey: KEY,
      prefix,
      pathStyle: true,
    },
    env: {
      FILES_S3_ENDPOINT: endpoint,
      FILES_S3_BUCKET: BUCKET,
      FILES_S3_REGION: 'eu-west-1',
      FILES_S3_ACCESS_KEY: KEY,
      FILES_S3_SECRET_KEY: KEY,
      FILES_S3_PREFIX: prefix,
    },
    start,
    stop,
    async close() {
      if (server) await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
