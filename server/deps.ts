import type { Logger } from 'pino';
import type { UpstreamName } from '#core/config/upstreams.ts';
import type { CashierChannel } from '#core/rules/pay/pay-channels.ts';
import type { Limits } from '#core/rules/console/operations/limits.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Encryption } from './crypto/encryption.ts';
import type { Db } from './db/database.ts';
import type { MinuteCounter } from './http/figures/minute-counter.ts';
import type { LiveChanges } from './http/live/live-changes.ts';
import type { Metrics } from './http/metrics.ts';
import type { SecurityLog } from './http/security-log.ts';
import type { Sessions } from './http/sessions/session.ts';
import type { WakeSignal } from './jobs/wake-signal.ts';
import type { LoadGate } from './jobs/load-gate.ts';
import type { ActivityRefusalCounter } from './services/activities/limits/refusal-counter.ts';
import type { PictureEncoder } from './services/content/pictures/start-picture-thread.ts';
import type { CaptchaPictures } from './services/platform/verification/start-captcha-thread.ts';
import type { Switches } from './services/platform/gateway/switches.ts';
import type { EventLog } from './services/platform/tracking/event-log.ts';
import type { Billing } from './upstreams/billing/port.ts';
import type { InvoiceService } from './upstreams/invoices/port.ts';
import type { Circuits } from './upstreams/circuits.ts';
import type { Maps } from './upstreams/maps/port.ts';
import type { PayChannels } from './upstreams/payments/port.ts';
import type { ChatApp, MiniProgram } from './upstreams/chat-app/port.ts';
import type { IdentityProvider } from './upstreams/identity/port.ts';
import type { PictureStore } from './upstreams/pictures/port.ts';
import type { SmsGateway } from './upstreams/sms/port.ts';
import type { PartnerSecrets } from './upstreams/partner-secrets.ts';
import type { SupplierAccounts } from './upstreams/suppliers/accounts.ts';
import type { RightsSupplier } from './upstreams/suppliers/port.ts';

/** The dependencies of use cases: one object, made at the start. */
export interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** What the console's overview shows of this process. */
  readonly minutes: MinuteCounter;
  /** The breakers before the upstreams. */
  readonly circuits: Circuits;
  readonly sessions: Sessions;
  /** What is limited, paused or under maintenance; remembered for two seconds. */
  switches(): Promise<Switches>;
  /** The limits that two owners may change; remembered for two seconds. */
  limits(): Promise<Limits>;
  /** What the settings of the machine allow an address. */
  readonly requestLimits: Pick<Config, 'callsPerSecond' | 'captchasPerMinute' | 'pagesPerSecond'>;
  readonly secret: string;
  /** The secret before the last change; card codes printed before are hashed with it. */
  readonly oldSecret?: string | undefined;
  /** Of the private values in tables. */
  readonly encryption: Encryption;
  readonly sms: SmsGateway;
  readonly supplier: RightsSupplier;
  readonly supplierAccounts: SupplierAccounts;
  readonly identity: IdentityProvider;
  readonly chatApp: ChatApp;
  readonly miniProgram: MiniProgram;
  readonly billing: Billing;
  readonly invoices: InvoiceService;
  readonly maps: Maps;
  /** Systems of others that are not set: what needs them is not offered. */
  readonly missing: ReadonlySet<UpstreamName>;
  readonly payChannels: PayChannels;
  /** Where the sandbox's payment channels send their notices. */
  payNoticeUrl(channel: CashierChannel): string;
  /** Origins that may receive the subscriber's token: our own and agreed ones. */
  readonly origins: { own(): readonly string[]; readonly agreed: readonly string[] };
  /** The path under which the product is served. */
  readonly base: string;
  /** Where operators open the console. */
  consoleAddress(): string;
  /** The malls' origin, to open previews under: empty where the console has the same, undefined where it is not known. */
  readonly previewOrigin: string | undefined;
  /** Sign-ins, refused ones, replays, exports and the operator's acts. */
  readonly securityLog: SecurityLog;
  /** Page events. */
  readonly events: EventLog;
  readonly captchas: CaptchaPictures;
  /** Draws uploaded pictures anew. */
  readonly pictureEncoder: PictureEncoder;
  /** The files of uploaded pictures. */
  readonly pictureStore: PictureStore;
  /** Wakes the look for due rows of all works. */
  readonly workDue: WakeSignal;
  /** Wakes the deliverer right after a claim. */
  readonly claimsDue: WakeSignal;
  /** Wakes the fulfilment right after an order is paid. */
  readonly ordersPaid: WakeSignal;
  /** Wakes the job that sends refunds to their channel. */
  readonly refundsDue: WakeSignal;
  /** Whether claims arrive in large batches now. */
  readonly loadGate: LoadGate;
  /** Refused reservations of flash sales, until they are written. */
  readonly activityRefusals: ActivityRefusalCounter;
  /** Notifies the open pages of a subscriber that something changed. */
  readonly live: LiveChanges;
  /** The secrets of partners that call us; undefined: their interface is closed. */
  readonly partnerSecrets: PartnerSecrets;
}
