import { randomBytes } from 'node:crypto';
import { askHttp, type AskSettings, type Reply } from './ask-http.ts';
import { signRequest } from './signature.ts';

export type { Reply } from './ask-http.ts';

export interface SignedHttpSettings extends AskSettings {
  readonly origin: () => string;
  readonly secret: string;
}

export type SignedPost = (path: string, body: object) => Promise<Reply>;

/** Posts signed JSON to an upstream that shares a secret with us. */
export const signedPost = ({ origin, secret, ...settings }: SignedHttpSettings): SignedPost => {
  const ask = askHttp(settings);
  return (path, body) => {
    const text = JSON.stringify(body);
    const { timestamp, nonce, signature } = signRequest(
      secret,
      'POST',
      path,
      text,
      Date.now(),
      randomBytes(12).toString('hex'),
    );
    const headers = {
      'content-type': 'application/json',
      'x-timestamp': timestamp,
      'x-nonce': nonce,
      'x-signature': signature,
    };
    return ask(origin() + path, { method: 'POST', body: text, headers });
  };
};
