import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll } from 'vitest';
import { createMetrics } from '../../http/metrics.ts';
import { breaker } from '../../upstreams/breaker.ts';
import { isSigned } from '../../upstreams/signature.ts';
import { signedPost, type SignedPost } from '../../upstreams/signed-http.ts';
import { fakeHttpServer, signedBy, type FakeHttpServer } from './fake-http-server.ts';

export interface SignedUpstream extends Pick<FakeHttpServer, 'behave' | 'requests'> {
  /** Our line to it, which no failure interrupts. */
  readonly post: SignedPost;
  /** An answer signed by it. */
  readonly says: ReturnType<typeof signedBy>;
  /** Whether a request to it was signed by us. */
  isSigned(request: IncomingMessage, body: string): boolean;
}

const secret = 'a secret shared with the other side, 32+';

/** An upstream for this file that shares a secret with us. */
export function signedUpstream({ timeoutMs }: { readonly timeoutMs: number }): SignedUpstream {
  let fake: FakeHttpServer | undefined;
  const current = (): FakeHttpServer => {
    if (!fake) throw new Error('the upstream can be used from the first test on');
    return fake;
  };
  beforeAll(async () => {
    fake = await fakeHttpServer();
  });
  afterAll(() => current().stop());
  return {
    behave: (how) => current().behave(how),
    get requests() {
      return current().requests;
    },
    post: signedPost({
      name: 'upstream',
      origin: () => current().origin,
      secret,
      timeoutMs,
      metrics: createMetrics(),
      breaker: breaker({ failures: Infinity, openMs: 0 }),
    }),
    says: signedBy(secret),
    isSigned({ headers, url = '' }, body) {
      const header = (name: string) => String(headers[name]);
      const provided = {
        timestamp: header('x-timestamp'),
        nonce: header('x-nonce'),
        signature: header('x-signature'),
      };
      return isSigned(secret, 'POST', url, body, provided, Date.now());
    },
  };
}
