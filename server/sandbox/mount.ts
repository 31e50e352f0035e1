import type { FastifyInstance } from 'fastify';
import { sandboxApi } from '#core/contract/sandbox/index.ts';
import type { MovableClock } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { serve, type ServeDeps } from '../http/serve.ts';
import type { Peers } from '../processes/peers.ts';
import { controlHandlers, statementHandlers, terminalHandlers, tradeHandlers } from './controls/routes.ts';
import { hostEmulationFile } from './hosts/host-emulation.ts';
import { hostHandlers } from './hosts/routes.ts';
import { scriptFiles } from './hosts/script-files.ts';
import { signInSandbox } from './hosts/sign-in-sandbox.ts';
import type { LogRecords } from './reports/log-records.ts';
import { reportHandlers } from './reports/routes.ts';
import { logOperatorActs } from './reports/security-log.ts';
import { clockOffset } from './state.ts';
import { sandboxBilling } from './upstreams/billing.ts';
import { sandboxInvoices } from './upstreams/invoices.ts';
import { sandboxMaps } from './upstreams/maps.ts';
import { cashier, cashierPath } from './upstreams/pay/cashier.ts';
import { sandboxChatPayPlatform } from './upstreams/pay/chat-pay.ts';
import { sandboxGateway } from './upstreams/pay/gateway.ts';
import type { CashierSandbox } from './upstreams/pay/pay-act.ts';
import { sandboxKeys } from './upstreams/pay/sandbox-keys.ts';
import { sandboxWalletGateway } from './upstreams/pay/wallet.ts';
import { upstreamHandlers } from './upstreams/routes.ts';
import { sandboxPictures } from './upstreams/pictures.ts';
import { sandboxSms } from './upstreams/sms.ts';
import { sandboxSupplier } from './upstreams/suppliers.ts';

export interface Sandbox {
  readonly clock: MovableClock;
  /** The end of the log, for the workbench. */
  readonly logRecords: LogRecords;
  readonly peers: Peers;
  /** How long one system waits for another. */
  readonly upstreamTimeoutMs: number;
  afterClockMoved(): Promise<void>;
}

/** Everything that exists in sandbox mode only: the upstreams' sandboxes and the workbench's calls. */
export function mountSandbox(
  app: FastifyInstance,
  deps: Deps,
  { clock, logRecords, peers, upstreamTimeoutMs, afterClockMoved }: Sandbox,
  serveDeps: ServeDeps,
): void {
  const payments = paySandbox(deps);
  mountUpstreams(app, deps, payments);
  logOperatorActs(app, deps);
  hostEmulationFile(app);
  scriptFiles(app, deps.db);
  signInSandbox(app, deps);
  // The offset is a row; every process reads it again before the call that moved it is answered.
  peers.answer('clock', async () => {
    clock.setOffset(await clockOffset(deps.db));
    await afterClockMoved();
    deps.workDue.wake();
    return clock.offsetMs;
  });
  const handlers = {
    ...controlHandlers(deps, { clock, moveAll: () => peers.ask('clock', null) }),
    ...tradeHandlers(deps),
    ...statementHandlers(deps),
    ...terminalHandlers(deps, upstreamTimeoutMs),
    ...upstreamHandlers(payments, deps.encryption),
    ...hostHandlers(deps),
    ...reportHandlers(deps, logRecords, peers),
  };
  serve(app, '', 'sandbox', sandboxApi, handlers, serveDeps);
}

/** The upstreams' sandboxes, which the adapters call over HTTP, and the cashier's pages. */
function mountUpstreams(app: FastifyInstance, deps: Deps, payments: CashierSandbox): void {
  const { db, clock, secret, encryption } = deps;
  const origin = () => deps.origins.own()[0] ?? '';
  sandboxSms(app, '/sandbox/upstreams/sms', { db, clock, secret, encryption });
  sandboxBilling(app, '/sandbox/upstreams/billing', { db, clock, secret, encryption });
  sandboxMaps(app, '/sandbox/upstreams/maps/regeo', { db });
  sandboxSupplier(app, '/sandbox/upstreams/suppliers', { db, clock, secret, origin });
  sandboxInvoices(app, '/sandbox/upstreams/invoices', { db, clock, secret, origin });
  sandboxPictures(app, '/sandbox/upstreams/pictures', { db, secret });
  sandboxChatPayPlatform(app, '/sandbox/upstreams/chat-pay', payments);
  sandboxWalletGateway(app, '/sandbox/upstreams/wallet', payments);
  sandboxGateway(app, '/sandbox/upstreams/operator-wallet', 'operator-wallet', payments);
  sandboxGateway(app, '/sandbox/upstreams/bank-card', 'bank-card', payments);
  cashier(app, payments);
}

const paySandbox = ({
  db,
  clock,
  secret,
  origins,
  chatApp,
  miniProgram,
  payNoticeUrl,
}: Deps): CashierSandbox => ({
  db,
  clock,
  secret,
  appId: chatApp.appId,
  miniProgramId: miniProgram.appId,
  keys: sandboxKeys(db),
  cashierUrl: (channel, paymentNo) =>
    `${origins.own()[0] ?? ''}${cashierPath}?channel=${channel}&paymentNo=${paymentNo}`,
  noticeUrl: payNoticeUrl,
  billOrigin: () => new URL(payNoticeUrl('chat-pay')).origin,
});
