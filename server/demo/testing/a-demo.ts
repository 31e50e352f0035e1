import { circuits as circuitsOf } from '../../upstreams/circuits.ts';
import { cachedLimits } from '../../services/platform/limits/cached-limits.ts';
import { cachedSwitches } from '../../services/platform/gateway/cached-switches.ts';
import type { Member } from '#server/http/call.ts';
import { createLog } from '#server/http/log.ts';
import { minuteCounter } from '../../http/figures/minute-counter.ts';
import { createMetrics } from '#server/http/metrics.ts';
import { securityLog } from '#server/http/security-log.ts';
import { sessionReader } from '#server/http/sessions/session.ts';
import { dueSignals } from '#server/jobs/due-signals.ts';
import { liveChanges } from '#server/http/live/live-changes.ts';
import { peers } from '#server/processes/peers.ts';
import { LoadGate } from '#server/jobs/load-gate.ts';
import { claimRights } from '#server/services/rights/claims/claim-right.ts';
import { rightsLists, type Listing } from '#server/services/rights/rights/rights-lists.ts';
import { makePayChannels } from '../../make-pay-channels.ts';
import { ActivityRefusalCounter } from '../../services/activities/limits/refusal-counter.ts';
import { testDatabase } from '#server/testing/databases/test-database.ts';
import { testEncryption } from '#server/testing/databases/test-encryption.ts';
import { readConfig } from '../../config.ts';
import { openDatabase } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { loadDemo } from '../load-demo.ts';
import { demoSubscribers } from '../subscribers.ts';
import { silentBilling } from '../../testing/upstreams/silent-billing.ts';

export interface Demo {
  readonly deps: Listing;
  /** The time of the clock; tests move it. */
  now: Date;
  drop(): Promise<void>;
}

export const china = (time: string): Date => new Date(`${time}+08:00`);
export const midMonth = china('2026-08-15T11:00:00');

/** A database of the caller's own with the demo data of a moment; `before` runs while it is empty. */
export async function aDemo(now: Date = midMonth, before?: (demo: Demo) => Promise<unknown>): Promise<Demo> {
  const database = await testDatabase();
  const { db, close } = openDatabase({ url: database.url, pool: 4, noTimeouts: true });
  const clock = { now: () => demo.now };
  const log = createLog('silent');
  const secured = securityLog({ db, clock, encryption: testEncryption, log });
  const metrics = createMetrics();
  const circuits = circuitsOf(clock);
  const demo: Demo = {
    now,
    deps: {
      db,
      clock,
      log,
      metrics,
      minutes: minuteCounter(clock),
      circuits,
      sessions: sessionReader({ db, clock, encryption: testEncryption, securityLog: secured }),
      switches: cachedSwitches({ db, clock }),
      limits: cachedLimits(db),
      requestLimits: { callsPerSecond: 0, captchasPerMinute: 0, pagesPerSecond: 0 },
      securityLog: secured,
      base: '/content',
      consoleAddress: () => '',
      previewOrigin: '',
      secret: 'demo',
      encryption: testEncryption,
      sms: { send: async () => 'sent' },
      supplier: {
        grant: async () => ({ kind: 'granted' }),
        revoke: async () => ({ kind: 'granted' }),
        query: async () => ({ kind: 'granted' }),
      },
      supplierAccounts: { statement: async () => undefined, dispute: async () => undefined },
      identity: {
        verify: async () => ({ kind: 'unknown', reason: '' }),
        numberAt: async () => ({ kind: 'stranger' }),
      },
      pictureEncoder: { encode: async () => ({ kind: 'fault', fault: 'broken' }) },
      pictureStore: {
        put: async () => ({ kind: 'stored' }),
        get: async () => ({ kind: 'absent' }),
      },
      chatApp: {
        appId: '',
        identify: async () => ({ kind: 'unknown', reason: '' }),
        ticket: async () => ({ kind: 'unknown', reason: '' }),
      },
      miniProgram: {
        appId: '',
        identify: async () => ({ kind: 'unknown', reason: '' }),
        mobile: async () => ({ kind: 'unknown', reason: '' }),
      },
      billing: silentBilling,
      invoices: {
        issue: async () => ({ kind: 'unknown', reason: '' }),
        query: async () => ({ kind: 'unknown', reason: '' }),
        reverse: async () => ({ kind: 'unknown', reason: '' }),
      },
      missing: new Set(),
      payChannels: makePayChannels(readConfig({}), {
        db,
        metrics,
        circuits,
        billing: silentBilling,
        origin: () => '',
        missing: new Set(),
      }),
      payNoticeUrl: () => '',
      origins: { own: () => [], agreed: [] },
      maps: { reverseGeocode: async () => ({ info: 'SILENT', regeocode: null }) },
      captchas: { take: async () => ({ image: '', piece: '', targetX: 0, pieceY: 0 }) },
      events: {
        accept: () => undefined,
        acceptBeacon: () => undefined,
        counts: () => ({ accepted: 0, stored: 0, dropped: 0, lost: 0, refused: 0, waiting: 0 }),
      },
      ...dueSignals(peers()),
      loadGate: new LoadGate(),
      activityRefusals: new ActivityRefusalCounter(),
      live: liveChanges(peers()),
      partnerSecrets: { lounge: undefined, merchant: undefined },
      lists: rightsLists({ db }),
    },
    drop: async () => {
      await close();
      await database.drop();
    },
  };
  await migrate(db, testEncryption);
  await before?.(demo);
  await loadDemo(demo.deps, now);
  return demo;
}

export function memberOf(mobile: string): Member {
  const subscriber = demoSubscribers.find((each) => each.mobile === mobile);
  if (!subscriber) throw new Error(`no demo subscriber ${mobile}`);
  return { userId: subscriber.userId, mobile, sessionId: 'S1' };
}

/** Claims a right by its id, which names its product and group. */
export function claim({ deps }: Demo, member: Member, rightsId: string) {
  const [productId = '', group = ''] = rightsId.split('.');
  return claimRights(deps)(member, {
    productId,
    rightsId,
    groupId: `${productId}.${group}`,
    subscriptionId: `${member.userId}.${productId}`,
    channelId: 'F00000000',
  });
}
