import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import type { Deps } from './deps.ts';
import { sessionReader } from './http/session.ts';
import { LoadGate } from './jobs/load-gate.ts';
import { WakeSignal } from './jobs/wake-signal.ts';
import { ownOrigins } from './own-origins.ts';
import { sandboxChatSecret } from './sandbox/upstreams/chat-app.ts';
import { sandboxMapsKey } from './sandbox/upstreams/maps.ts';
import { askHttp } from './upstreams/ask-http.ts';
import { httpBilling } from './upstreams/billing/http.ts';
import { httpChatApp } from './upstreams/chat-app/http.ts';
import { httpIdentity } from './upstreams/identity/http.ts';
import { httpMaps } from './upstreams/maps/http.ts';
import { signedPost } from './upstreams/signed-http.ts';
import { smsGateway } from './upstreams/sms/gateway.ts';
import { httpSupplier } from './upstreams/suppliers/http.ts';
import { supplierTimeoutMs } from './upstreams/suppliers/port.ts';

export interface DepParts {
  readonly db: Db;
  readonly log: Deps['log'];
  readonly clock: Deps['clock'];
  readonly metrics: Deps['metrics'];
  readonly events: Deps['events'];
  /** Our own address, where the upstreams' sandboxes are; known once the server listens. */
  origin(): string;
}

/** An upstream without a configured address is replaced by its sandbox. */
export function makeDeps(config: Config, { db, log, clock, metrics, events, origin }: DepParts): Deps {
  const upstream = (name: string, url: string | undefined, timeoutMs: number) =>
    signedPost({
      name,
      origin: () => url ?? `${origin()}/sandbox/upstreams/${name}`,
      secret: config.secret,
      timeoutMs,
      metrics,
    });
  return {
    db,
    clock,
    log,
    metrics,
    sessions: sessionReader(db, clock),
    secret: config.secret,
    sms: smsGateway(upstream('sms', config.smsGatewayUrl, 3_000)),
    supplier: httpSupplier(() => upstream('suppliers', config.supplierUrl, supplierTimeoutMs)),
    identity: httpIdentity(upstream('identity', config.identityUrl, 3_000)),
    chatApp: httpChatApp(askHttp({ name: 'chat-app', timeoutMs: 3_000, metrics }), {
      origin: () => config.chatApp?.url ?? `${origin()}/sandbox/upstreams/chat-app`,
      appId: config.external.chatAppId,
      secret: config.chatApp?.secret ?? sandboxChatSecret(config.secret),
    }),
    origins: { own: () => ownOrigins(config, origin()), agreed: config.external.redirectOrigins },
    billing: httpBilling(upstream('billing', config.billingUrl, 3_000)),
    maps: httpMaps({
      ask: askHttp({ name: 'maps', timeoutMs: 3_000, metrics }),
      url: () => config.mapsApi?.url ?? `${origin()}/sandbox/upstreams/maps/regeo`,
      key: config.mapsApi?.key ?? sandboxMapsKey,
    }),
    events,
    claimsDue: new WakeSignal(),
    loadGate: new LoadGate(),
  };
}
