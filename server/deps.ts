import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Db } from './db/database.ts';
import type { Metrics } from './http/metrics.ts';
import type { Sessions } from './http/session.ts';
import type { WakeSignal } from './jobs/wake-signal.ts';
import type { LoadGate } from './jobs/load-gate.ts';
import type { EventLog } from './services/common/user-log/event-log.ts';
import type { Billing } from './upstreams/billing/port.ts';
import type { Maps } from './upstreams/maps/port.ts';
import type { ChatApp } from './upstreams/chat-app/port.ts';
import type { IdentityProvider } from './upstreams/identity/port.ts';
import type { SmsGateway } from './upstreams/sms/port.ts';
import type { RightsSupplier } from './upstreams/suppliers/port.ts';

/** The dependencies of use cases: one object, made at the start. */
export interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly sessions: Sessions;
  readonly secret: string;
  readonly sms: SmsGateway;
  readonly supplier: RightsSupplier;
  readonly identity: IdentityProvider;
  readonly chatApp: ChatApp;
  readonly billing: Billing;
  readonly maps: Maps;
  /** Origins that may receive the subscriber's token: our own and agreed ones. */
  readonly origins: { own(): readonly string[]; readonly agreed: readonly string[] };
  /** Page events. */
  readonly events: EventLog;
  /** Wakes the deliverer right after a claim. */
  readonly claimsDue: WakeSignal;
  /** Whether claims arrive in large batches now. */
  readonly loadGate: LoadGate;
}
