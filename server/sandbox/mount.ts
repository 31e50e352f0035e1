import type { FastifyInstance } from 'fastify';
import type { MovableClock } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { Peers } from '../processes/peers.ts';
import { sandboxApi } from './api.ts';
import { cardCodesApi } from './card-codes.ts';
import { cashier, cashierPath } from './cashier.ts';
import { chatPayBridge } from './chat-pay-bridge.ts';
import { eventsReportApi } from './events-report.ts';
import { flashSalesApi } from './flash-sales.ts';
import { grantsApi } from './grants.ts';
import { hostApi } from './host-api.ts';
import { hostEmulationFile } from './host-emulation.ts';
import { parcelsApi } from './parcels.ts';
import { loungeScannerApi } from './lounge-scanner.ts';
import { merchantTerminalApi } from './merchant-terminal.ts';
import { recommendationsApi } from './recommendations.ts';
import { ledgerApi } from './ledger.ts';
import { differencesApi } from './differences.ts';
import { refusedReversalsApi } from './refused-reversals.ts';
import { logLinesApi, type LogLines } from './log-lines.ts';
import { scriptFiles } from './script-files.ts';
import { securityLogApi } from './security-log.ts';
import { soldOutApi } from './sold-out.ts';
import { supportApi } from './support.ts';
import { tradeDataApi } from './trade-data.ts';
import { signInSandbox } from './sign-in-sandbox.ts';
import { sandboxKeys } from './sandbox-keys.ts';
import { clockOffset } from './state.ts';
import { sandboxBilling } from './upstreams/billing.ts';
import { sandboxInvoices } from './upstreams/invoices.ts';
import { sandboxMaps } from './upstreams/maps.ts';
import { sandboxChatPayPlatform } from './upstreams/pay/chat-pay.ts';
import { sandboxGateway } from './upstreams/pay/gateway.ts';
import { sandboxWalletGateway } from './upstreams/pay/wallet.ts';
import { sandboxSms } from './upstreams/sms.ts';
import { sandboxSupplier } from './upstreams/suppliers.ts';

export interface Sandbox {
  readonly clock: MovableClock;
  /** The end of the log, for the workbench. */
  readonly logLines: LogLines;
  readonly peers: Peers;
  /** How long one system waits for another. */
  readonly upstreamTimeoutMs: number;
  afterClockMoved(): Promise<void>;
}

/** Everything that exists in sandbox mode only: the upstreams' sandboxes and the workbench's JSON. */
export function mountSandbox(
  app: FastifyInstance,
  deps: Deps,
  { clock, logLines, peers, upstreamTimeoutMs, afterClockMoved }: Sandbox,
): void {
  const { db, secret, encryption } = deps;
  sandboxSms(app, '/sandbox/upstreams/sms', { db, clock, secret, encryption });
  sandboxBilling(app, '/sandbox/upstreams/billing', { db, clock, secret, encryption });
  sandboxMaps(app, '/sandbox/upstreams/maps/regeo', { db });
  sandboxSupplier(app, '/sandbox/upstreams/suppliers', {
    db,
    clock,
    secret,
    origin: () => deps.origins.own()[0] ?? '',
  });
  sandboxInvoices(app, '/sandbox/upstreams/invoices', {
    db,
    clock,
    secret,
    origin: () => deps.origins.own()[0] ?? '',
  });
  mountPayChannels(app, deps);
  securityLogApi(app, deps);
  hostEmulationFile(app);
  scriptFiles(app, db);
  hostApi(app, deps);
  cardCodesApi(app, deps);
  grantsApi(app, deps);
  supportApi(app, deps);
  tradeDataApi(app, db);
  parcelsApi(app, deps);
  differencesApi(app, deps);
  refusedReversalsApi(app, deps);
  loungeScannerApi(app, deps, upstreamTimeoutMs);
  flashSalesApi(app, deps, clock);
  soldOutApi(app, deps);
  merchantTerminalApi(app, deps, upstreamTimeoutMs);
  eventsReportApi(app, deps);
  recommendationsApi(app, deps);
  logLinesApi(app, logLines, peers);
  signInSandbox(app, deps);
  // The offset is a row; every process reads it again before the call that moved it is answered.
  peers.answer('clock', async () => {
    clock.setOffset(await clockOffset(db));
    await afterClockMoved();
    deps.claimsDue.notify();
    return clock.offsetMs;
  });
  sandboxApi(app, deps, clock, () => peers.ask('clock', null));
}

/** The payment channels and their cashier. */
function mountPayChannels(
  app: FastifyInstance,
  { db, clock, secret, origins, chatApp, payNoticeUrl }: Deps,
): void {
  const sandbox = {
    db,
    clock,
    secret,
    appId: chatApp.appId,
    keys: sandboxKeys(db),
    cashierUrl: (channel: string, paymentNo: string) =>
      `${origins.own()[0] ?? ''}${cashierPath}?channel=${channel}&paymentNo=${paymentNo}`,
    noticeUrl: payNoticeUrl,
    billOrigin: () => new URL(payNoticeUrl('chat-pay')).origin,
  };
  sandboxChatPayPlatform(app, '/sandbox/upstreams/chat-pay', sandbox);
  sandboxWalletGateway(app, '/sandbox/upstreams/wallet', sandbox);
  sandboxGateway(app, '/sandbox/upstreams/operator-wallet', 'operator-wallet', sandbox);
  sandboxGateway(app, '/sandbox/upstreams/bank-card', 'bank-card', sandbox);
  cashier(app, sandbox);
  chatPayBridge(app, sandbox);
  ledgerApi(app, db);
}
