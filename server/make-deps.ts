import { join } from 'node:path';
import { environments } from '#core/config/environments.ts';
import { marketMiniProgramId } from '#core/config/hosts.ts';
import type { UpstreamName } from '#core/config/upstreams.ts';
import { supplierUpstream } from '#core/rules/console/operations/upstreams.ts';
import { noticePath } from '#core/contract/pay/notice-path.ts';
import type { Config } from './config.ts';
import type { Encryption } from './crypto/encryption.ts';
import type { Db } from './db/database.ts';
import { minuteCounter } from './http/figures/minute-counter.ts';
import type { Deps } from './deps.ts';
import { liveChanges } from './http/live/live-changes.ts';
import { securityLog } from './http/security-log.ts';
import { sessionReader } from './http/sessions/session.ts';
import { dueSignals } from './jobs/due-signals.ts';
import { LoadGate } from './jobs/load-gate.ts';
import { ActivityRefusalCounter } from './services/activities/limits/refusal-counter.ts';
import { cachedLimits } from './services/platform/limits/cached-limits.ts';
import { cachedSwitches } from './services/platform/gateway/cached-switches.ts';
import { makePayChannels } from './make-pay-channels.ts';
import { ownOrigins } from './own-origins.ts';
import type { Peers } from './processes/peers.ts';
import type { Signals } from './processes/signals.ts';
import { partnerSecretsOf } from './sandbox/controls/partner-secrets.ts';
import { sandboxSecret } from './sandbox/upstreams/sandbox-secret.ts';
import { sandboxMapsKey } from './sandbox/upstreams/maps.ts';
import { askHttp, askNobody } from './upstreams/ask-http.ts';
import { circuits as circuitsOf } from './upstreams/circuits.ts';
import { httpBilling } from './upstreams/billing/http.ts';
import { httpChatApp } from './upstreams/chat-app/http.ts';
import { httpMiniProgram } from './upstreams/chat-app/mini-program.ts';
import { httpIdentity } from './upstreams/identity/http.ts';
import { httpInvoices } from './upstreams/invoices/http.ts';
import { httpMaps } from './upstreams/maps/http.ts';
import { pictureFolder } from './upstreams/pictures/folder.ts';
import { s3Pictures } from './upstreams/pictures/s3.ts';
import { signedPost, type SignedHttpSettings } from './upstreams/signed-http.ts';
import { smsGateway } from './upstreams/sms/gateway.ts';
import { httpSupplierAccounts } from './upstreams/suppliers/accounts.ts';
import { httpSupplier } from './upstreams/suppliers/http.ts';
import { supplierTimeoutMs } from './upstreams/suppliers/port.ts';
import { supplierSecret } from './upstreams/suppliers/supplier-secret.ts';
import { missingUpstreams } from './upstreams/upstream-states.ts';
import type { Partner } from './upstreams/upstream-settings.ts';

export interface DepParts {
  readonly db: Db;
  readonly encryption: Encryption;
  readonly log: Deps['log'];
  readonly clock: Deps['clock'];
  readonly metrics: Deps['metrics'];
  readonly events: Deps['events'];
  readonly captchas: Deps['captchas'];
  readonly pictureEncoder: Deps['pictureEncoder'];
  readonly peers: Peers;
  /** Absent where there is one machine. */
  readonly signals: Signals | undefined;
  /** Our own address, where the upstreams' sandboxes are; known once the server listens. */
  origin(): string;
}

/** An upstream without a configured address is replaced by its sandbox, and where there is none by an answer that never comes. */
export function makeDeps(
  config: Config,
  { db, encryption, log, clock, metrics, events, captchas, pictureEncoder, peers, signals, origin }: DepParts,
): Deps {
  const { upstreamTimeoutMs: timeoutMs, upstreamPauseMs: pauseMs } = config;
  const circuits = circuitsOf(clock, log);
  const partner = (name: string, real: Partner | undefined) => ({
    name,
    origin: () => real?.url ?? `${origin()}/sandbox/upstreams/${name}`,
    secret: real?.secret ?? sandboxSecret(config.secret, name),
    pauseMs,
    metrics,
  });
  const missing = missingUpstreams(config);
  const post = (name: UpstreamName, settings: SignedHttpSettings) =>
    missing.has(name) ? askNobody : signedPost(settings);
  const upstream = (name: UpstreamName, real: Partner | undefined) =>
    post(name, { ...partner(name, real), circuit: circuits.of(name), timeoutMs });
  const asked = (name: UpstreamName) =>
    missing.has(name)
      ? askNobody
      : askHttp({ name, circuit: circuits.of(name), timeoutMs, pauseMs, metrics });
  const suppliers = partner('suppliers', config.supplier);
  const supplierClient = (supplier: string) =>
    post('suppliers', {
      ...suppliers,
      circuit: circuits.of(supplierUpstream(supplier)),
      secret: supplierSecret(suppliers.secret, supplier),
      timeoutMs: supplierTimeoutMs,
    });
  const billing = httpBilling(upstream('billing', config.billing));
  const secured = securityLog({ db, clock, encryption, log });
  return {
    db,
    clock,
    log,
    metrics,
    minutes: minuteCounter(clock),
    circuits,
    sessions: sessionReader({ db, clock, encryption, securityLog: secured }),
    base: environments[config.env].base,
    consoleAddress: () =>
      `${config.consoleOrigin ?? ownOrigins(config, origin())[0] ?? ''}${environments[config.env].base}/console`,
    previewOrigin: config.consoleOrigin === undefined ? '' : config.publicOrigin,
    switches: cachedSwitches({ db, clock }),
    limits: cachedLimits(db),
    requestLimits: config,
    securityLog: secured,
    secret: config.secret,
    oldSecret: config.oldSecret,
    encryption,
    // A message that nobody can send is settled: jobs do not try it again.
    sms: missing.has('sms')
      ? { send: () => Promise.resolve('refused') }
      : smsGateway(upstream('sms', config.smsGateway)),
    supplier: httpSupplier(supplierClient),
    supplierAccounts: httpSupplierAccounts(supplierClient),
    identity: httpIdentity(upstream('identity', config.identity)),
    chatApp: httpChatApp(asked('chat-app'), {
      origin: () => config.chatApp?.url ?? `${origin()}/sandbox/upstreams/chat-app`,
      appId: config.external.chatAppId,
      secret: config.chatApp?.secret ?? sandboxSecret(config.secret, 'chat-app'),
    }),
    miniProgram: httpMiniProgram(asked('mini-program'), {
      origin: () => config.chatApp?.url ?? `${origin()}/sandbox/upstreams/chat-app`,
      appId: marketMiniProgramId,
      secret: config.miniProgramSecret ?? sandboxSecret(config.secret, 'mini-program'),
    }),
    origins: { own: () => ownOrigins(config, origin()), agreed: config.external.redirectOrigins },
    billing,
    invoices: httpInvoices(upstream('invoices', config.invoices)),
    missing,
    payChannels: makePayChannels(config, { db, metrics, circuits, billing, origin, missing }),
    payNoticeUrl: (channel) => `${origin()}${environments[config.env].base}${noticePath(channel)}`,
    maps: httpMaps({
      ask: asked('maps'),
      url: () => config.mapsApi?.url ?? `${origin()}/sandbox/upstreams/maps/regeo`,
      key: config.mapsApi?.key ?? sandboxMapsKey,
    }),
    events,
    captchas,
    pictureEncoder,
    pictureStore: config.pictureStore
      ? s3Pictures({ ...config.pictureStore, circuit: circuits.of('pictures'), timeoutMs, pauseMs, metrics })
      : pictureFolder(join(config.dataDir, 'pictures')),
    ...dueSignals(peers, signals),
    loadGate: new LoadGate(),
    activityRefusals: new ActivityRefusalCounter(),
    live: liveChanges(peers, signals),
    partnerSecrets: partnerSecretsOf(config),
  };
}
