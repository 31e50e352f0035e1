import { randomBytes } from 'node:crypto';
import { signRequest } from '../../upstreams/signature.ts';

export interface SignedRequest {
  readonly method: 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A request as a partner's system sends it: signed over the part of the path that follows the interface's address. */
export function signedRequest(at: string, path: string, secret: string, sent: object): SignedRequest {
  const body = JSON.stringify(sent);
  const { timestamp, nonce, signature } = signRequest(
    secret,
    'POST',
    path,
    body,
    Date.now(),
    randomBytes(12).toString('hex'),
  );
  return {
    method: 'POST',
    path: at + path,
    headers: { 'x-timestamp': timestamp, 'x-nonce': nonce, 'x-signature': signature },
    body,
  };
}
