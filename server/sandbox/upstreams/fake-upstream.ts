import { randomBytes } from 'node:crypto';
import { signRequest } from '../../upstreams/signature.ts';

/** The sandbox of an upstream is called over real HTTP, signed like the real one. */
export {
  signedRoutes as fakeUpstream,
  type SignedHandler as UpstreamHandler,
} from '../../http/signed-routes.ts';

/** Does not keep the process alive. */
export const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());

/** The headers with which an upstream signs a notice to us. */
export function noticeHeaders(secret: string, path: string, body: string): Record<string, string> {
  const nonce = randomBytes(12).toString('hex');
  const { timestamp, signature } = signRequest(secret, 'POST', path, body, Date.now(), nonce);
  return { 'x-timestamp': timestamp, 'x-nonce': nonce, 'x-signature': signature };
}
