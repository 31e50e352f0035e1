import { createHmac, hash } from 'node:crypto';

export interface S3Key {
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
}
interface SignedRequest {
  readonly method: string;
  /** As it is sent, percent-encoded. */
  readonly path: string;
  /** With lower-case names; all of them are signed. */
  readonly headers: Readonly<Record<string, string>>;
  /** The hash of the body, which x-amz-content-sha256 carries. */
  readonly bodyHash: string;
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** `20261119T010203Z`. */
export const s3Time = (ms: number): string => new Date(ms).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

/** The Authorization header of AWS's Signature Version 4, for requests without a query. */
export function signS3(
  { region, keyId, secret }: S3Key,
  { method, path, headers, bodyHash }: SignedRequest,
): string {
  const time = headers['x-amz-date'] ?? '';
  const day = time.slice(0, 8);
  const names = Object.keys(headers).sort();
  const lines = names.map((name) => `${name}:${headers[name]?.trim()}\n`).join('');
  const canonical = [method, path, '', lines, names.join(';'), bodyHash].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', time, scope, hash('sha256', canonical, 'hex')].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  const signature = createHmac('sha256', key).update(toSign).digest('hex');
  return `AWS4-HMAC-SHA256 Credential=${keyId}/${scope},SignedHeaders=${names.join(';')},Signature=${signature}`;
}
