import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { AwsV4Signer } from 'aws4fetch';
import type { S3Settings } from '#server/config/envS3.ts';
import { exchange } from './exchange.ts';
import { S3Error } from './S3Error.ts';

/** Until the answer begins; its body may take longer. */
const ANSWER_WITHIN_MS = 15_000;
/** The same for a PUT: a file of 50 MB over a slow line. */
const SENT_WITHIN_MS = 5 * 60_000;
const ERROR_MAX_BYTES = 64_000;
const EMPTY_SHA256 = createHash('sha256').digest('hex');

export interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  key: string;
  /** Bytes, inclusive. */
  range?: { start: number; end: number } | undefined;
  /** The bucket checks the bytes against the signed hash. */
  content?: { stream: Readable; bytes: number; sha256: string };
}

/**
 * Calls one bucket, with requests signed by AWS Signature 4. Redirects are not followed, because a signature is for one
 * address.
 */
export class S3Client {
  readonly #settings: S3Settings;

  constructor(settings: S3Settings) {
    this.#settings = settings;
  }

  /** Returns a successful answer; null when there is no such key. Throws S3Error for any other answer, and for none in time. */
  async send(request: S3Request): Promise<IncomingMessage | null> {
    const answer = await this.#exchange(request).catch((error: unknown) => {
      throw new S3Error({ status: 0, code: 'NoAnswer' }, error);
    });
    const status = answer.statusCode ?? 0;
    if (status >= 200 && status < 300) {
      if (request.method !== 'GET') answer.resume();
      return answer;
    }
    const code = codeIn(await startOf(answer));
    if (status === 404 && request.method !== 'PUT' && code !== 'NoSuchBucket') return null;
    throw new S3Error({ status, code });
  }

  async #exchange({ method, key, range, content }: S3Request): Promise<IncomingMessage> {
    const { accessKey: accessKeyId, secretKey: secretAccessKey, region } = this.#settings;
    const headers = {
      'x-amz-content-sha256': content?.sha256 ?? EMPTY_SHA256,
      ...(range && { range: `bytes=${range.start}-${range.end}` }),
      ...(content && { 'content-length': String(content.bytes) }),
    };
    const url = this.#address(key);
    const keys = { accessKeyId, secretAccessKey, region, service: 's3' };
    const signed = await new AwsV4Signer({ method, url: url.href, headers, ...keys }).sign();
    return exchange({
      method,
      url,
      headers: Object.fromEntries(signed.headers),
      body: content?.stream ?? null,
      answerWithin: content ? SENT_WITHIN_MS : ANSWER_WITHIN_MS,
    });
  }

  #address(key: string): URL {
    const { endpoint, bucket, prefix, pathStyle } = this.#settings;
    const url = new URL(endpoint);
    if (!pathStyle) url.hostname = `${bucket}.${url.hostname}`;
    url.pathname = `${pathStyle ? `/${bucket}` : ''}/${prefix}${key}`;
    return url;
  }
}

/** Returns the start of an answer's body, enough for an error; of one that breaks, what arrived. */
async function startOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of answer) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= ERROR_MAX_BYTES) break;
    }
  } catch {
    // The status is enough.
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Returns the error code in an answer's XML; '' without one, as for a HEAD. */
function codeIn(xml: string): string {
  return /<Code>([A-Za-z0-9]{1,60})<\/Code>/.exec(xml)?.[1] ?? '';
}
