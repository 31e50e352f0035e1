import type { FastifyInstance, FastifyRequest } from 'fastify';
import { verification } from '#core/contract/common/verification.ts';
import type { Config } from '../../config.ts';
import { networkOf } from './client-network.ts';
import { rateLimit, type Limit, type SharedLimits } from './limits.ts';
import { refuseRequest } from './refuse-request.ts';

/** Longer URLs are refused: reading a query costs time, and no link of ours comes near it. */
const longestUrl = 8 * 1024;

export type AllowsClient = (request: FastifyRequest) => Promise<boolean>;

export interface ClientLimit extends Limit {
  /** What is limited: the key of the bucket that all machines share. */
  readonly name: string;
}

/** A limit per client in this process; 0 a second sets none. */
export function processLimit(limit: Limit): (request: FastifyRequest) => boolean {
  if (limit.perSecond === 0) return () => true;
  const allowed = rateLimit(limit);
  return ({ ip }) => allowed(networkOf(ip));
}

/** A limit per client in all processes that share Redis. The process's own comes first, so that a flood asks Redis nothing. */
export function clientLimit({ name, ...limit }: ClientLimit, shared: SharedLimits | undefined): AllowsClient {
  const allowed = processLimit(limit);
  const asks = shared && limit.perSecond > 0 ? shared : undefined;
  return async (request) =>
    allowed(request) && (await asks?.take(`${name}:${networkOf(request.ip)}`, limit)) !== false;
}

/** No call reads compressed bodies, and no page sends one. */
const isCompressed = ({ headers: { 'content-encoding': encoding } }: FastifyRequest): boolean =>
  encoding !== undefined && encoding !== 'identity';

/**
 * Answers 414 to a long URL, 429 to a client that exceeds its rate of calls or of captchas, and 415 to a compressed body, which is not
 * read.
 */
export function limitRequests(
  app: FastifyInstance,
  base: string,
  { callsPerSecond, captchasPerMinute }: Pick<Config, 'callsPerSecond' | 'captchasPerMinute'>,
  shared: SharedLimits | undefined,
): void {
  const mayCall = clientLimit(
    { name: 'calls', burst: callsPerSecond * 4, perSecond: callsPerSecond },
    shared,
  );
  // Pictures and tries are counted apart: each costs a drawing, or is a guess at one.
  const captchas = [verification.newCaptcha, verification.checkCaptcha].map(({ prefix, path }) => ({
    url: base + prefix + path,
    allows: clientLimit({ name: path, burst: captchasPerMinute, perSecond: captchasPerMinute / 60 }, shared),
  }));
  const calls = `${base}/provider-`;
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.length > longestUrl) return refuseRequest(request, reply, 414);
    // The route too, because the URL may be percent-encoded.
    const route = request.routeOptions.url;
    if (request.url.startsWith(calls) || route?.startsWith(calls)) {
      const captcha = captchas.find(({ url }) => url === route);
      if (!(await mayCall(request)) || (await captcha?.allows(request)) === false)
        return refuseRequest(request, reply, 429);
    }
    if (isCompressed(request)) return refuseRequest(request, reply, 415);
  });
}

/** Logs once that a proxy forwards for clients and none is trusted: all clients then share one limit. */
export function warnOfUntrustedProxy(
  app: FastifyInstance,
  { trustedProxies }: Pick<Config, 'trustedProxies'>,
): void {
  let warned = trustedProxies > 0;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!warned && request.headers['x-forwarded-for'] !== undefined) {
      warned = true;
      request.log.warn(
        'X-Forwarded-For was received but TRUSTED_PROXIES is 0: behind a proxy all clients count as one, set the number of proxies',
      );
    }
    done();
  });
}
