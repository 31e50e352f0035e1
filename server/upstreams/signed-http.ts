import { randomBytes } from 'node:crypto';
import { askHttp, type AskSettings, type RawAnswer, type Reply } from './ask-http.ts';
import { isSignedAnswer, signRequest } from './signature.ts';

export type { Reply } from './ask-http.ts';

export interface SignedHttpSettings extends AskSettings {
  readonly origin: () => string;
  readonly secret: string;
}

export type SignedPost = (path: string, body: object) => Promise<Reply>;

/** Posts signed JSON to an upstream that shares a secret with us, and accepts only answers signed with it. */
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
    const isGenuine = ({ status, headers: provided, text: answer }: RawAnswer): boolean =>
      isSignedAnswer(
        secret,
        { path, nonce, status, body: answer },
        { timestamp: provided.get('x-timestamp') ?? '', signature: provided.get('x-signature') ?? '' },
        Date.now(),
      );
    return ask(origin() + path, { method: 'POST', body: text, headers, isGenuine });
  };
};
