import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { S3Settings } from '#server/config/envS3.ts';
import { S3Client } from './S3Client.ts';
import { S3Error } from './S3Error.ts';

/** Thrown when the bucket cannot be used; the message is in Portuguese. */
export class FileStoreProblem extends Error {
  override name = 'FileStoreProblem';
  /** Whether the bucket may recover by itself. */
  readonly isTransient: boolean;

  constructor(message: string, isTransient: boolean) {
    super(message);
    this.isTransient = isTransient;
  }
}

const WORDS: Record<string, string> = {
  NoSuchBucket: 'o bucket de FILES_S3_BUCKET não existe.',
  InvalidAccessKeyId: 'FILES_S3_ACCESS_KEY não é conhecida.',
  SignatureDoesNotMatch: 'FILES_S3_SECRET_KEY não é a que corresponde a FILES_S3_ACCESS_KEY.',
  RequestTimeTooSkewed: 'o relógio deste computador não está certo.',
  AuthorizationHeaderMalformed: 'FILES_S3_REGION não é a região do bucket.',
};
const FORBIDDEN = 403;

/**
 * Checks all that the file store needs: writes, reads and deletes a small object and asks for a missing one. Throws a
 * FileStoreProblem that says what to correct.
 */
export async function checkBucket(settings: S3Settings): Promise<void> {
  const client = new S3Client(settings);
  const key = `verificacao-${randomBytes(8).toString('hex')}`;
  const bytes = Buffer.from(key);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  try {
    await client.send({
      method: 'PUT',
      key,
      content: { stream: Readable.from([bytes]), bytes: bytes.length, sha256 },
    });
    const read = await client.send({ method: 'GET', key });
    const isSame = read !== null && (await text(read)) === key;
    await client.send({ method: 'DELETE', key });
    if (!isSame) throw new S3Error({ status: 0, code: 'OtherContent' });
    await requireMissing(client, `${key}-falta`);
  } catch (error) {
    throw problemOf(error, settings);
  }
}

/** Without the permission to list, a bucket answers 403 for a missing key. */
async function requireMissing(client: S3Client, key: string): Promise<void> {
  await client.send({ method: 'HEAD', key }).catch((error: unknown) => {
    throw error instanceof S3Error && error.status === FORBIDDEN
      ? new S3Error({ status: FORBIDDEN, code: 'ListDenied' })
      : error;
  });
}

function problemOf(error: unknown, { endpoint, bucket }: S3Settings): unknown {
  if (!(error instanceof S3Error)) return error;
  const where = `O armazenamento S3 (${bucket} em ${endpoint})`;
  if (error.code === 'NoAnswer') {
    return new FileStoreProblem(`${where} não responde. Confirme FILES_S3_ENDPOINT e a ligação.`, true);
  }
  if (error.isTransient && error.status !== 0) {
    return new FileStoreProblem(`${where} não está a funcionar (${error.status} ${error.code}).`, true);
  }
  const known = WORDS[error.code] ?? otherWords(error);
  return new FileStoreProblem(`${where} recusa: ${known}`, false);
}

function otherWords({ status, code }: S3Error): string {
  if (code === 'ListDenied') return 'falta a permissão s3:ListBucket, que diz se um ficheiro existe.';
  if (code === 'OtherContent') return 'o que foi escrito não é o que se lê.';
  if (status === FORBIDDEN) return 'as chaves não deixam ler, escrever e apagar nesta pasta do bucket.';
  if (status >= 300 && status < 400)
    return 'o bucket está noutro endereço: confirme FILES_S3_ENDPOINT e FILES_S3_REGION.';
  return `a resposta foi ${status} ${code}. Confirme FILES_S3_ENDPOINT e FILES_S3_PATH_STYLE.`;
}
