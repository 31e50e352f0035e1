import type { RequestOf, SandboxEndpoint } from '#core/contract/endpoint.ts';
import { controls } from '#core/contract/sandbox/controls.ts';
import { hosts } from '#core/contract/sandbox/hosts.ts';
import type { ProofKind, ScriptMode, ScriptName } from '#core/contract/sandbox/hosts.shapes.ts';
import { reports } from '#core/contract/sandbox/reports.ts';
import { terminals } from '#core/contract/sandbox/terminals.ts';
import { trade } from '#core/contract/sandbox/trade.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import type { OutageName, SupplierMode } from '#core/contract/sandbox/upstreams.shapes.ts';
import { callSandbox } from '#server/testing/call-sandbox.ts';
import { untilNextMonth, untilOpen } from './calendar.ts';

export type Workbench = ReturnType<typeof workbench>;

/** The calls of the product's workbench: clock, upstreams, switches. */
export function workbench(origin: string) {
  const call = <E extends SandboxEndpoint>(endpoint: E, input: RequestOf<E>) =>
    callSandbox(origin, endpoint, input);
  const advance = (advanceMs: number) => call(controls.moveClock, { advanceMs });
  /** Moves the clock by what is computed from the time it shows. */
  const advanceUntil = async (wait: (now: number) => number) =>
    advance(wait(Date.parse((await call(controls.state, {})).now)));
  const claims = () => call(reports.claims, {});
  return {
    newestSms: async (mobile: string) => (await call(upstreams.inbox, { mobile }))[0],
    supplier: (mode: SupplierMode) => call(upstreams.setSupplier, { mode }),
    /** A shop takes the code of an order that ends first. */
    useVoucher: (orderNo: string) => call(terminals.useVoucher, { orderNo }),
    advance,
    advanceUntil,
    /** Moves the clock to a month in which nothing was claimed yet; gives the time it shows then. */
    advanceToFreshMonth: async (): Promise<string> => {
      const newest = Date.parse((await claims())[0]?.claimedAt ?? '') || 0;
      return (await advanceUntil((now) => untilNextMonth(Math.max(now, newest)) + Math.max(0, newest - now)))
        .now;
    },
    ssoToken: async (kind: ProofKind, mobile: string) =>
      (await call(hosts.issueProof, { kind, mobile })).token,
    hostUser: (mobile: string | null) => call(hosts.setHostUser, { mobile }),
    network: (mobile: string | null) => call(hosts.setNetwork, { mobile }),
    outage: (upstream: OutageName, on: boolean) => call(upstreams.setOutage, { upstream, on }),
    script: (name: ScriptName, mode: ScriptMode) => call(hosts.setScript, { name, mode }),
    position: (where: RequestOf<typeof hosts.setPosition>) => call(hosts.setPosition, where),
    /** Switches everything back; on the first of a month before ten, moves the clock to when its rights open. */
    reset: async () => {
      const { now } = await call(controls.reset, {});
      const wait = untilOpen(Date.parse(now));
      // Moving the clock loads the demo data again, which the reset has just done.
      if (wait > 0) await advance(wait);
    },
    /** Sets the stock of all goods and flash sales to none, or back. */
    soldOut: (on: boolean) => call(trade.setSoldOut, { on }),
    /** Makes a flash sale or a draw of one sku. */
    flashSale: (flashSale: RequestOf<typeof trade.makeFlashSale>) => call(trade.makeFlashSale, flashSale),
    /** What scripts can trade with. */
    demo: () => call(trade.demo, {}),
    /** What was paid for an order and not refunded, if our ledger and the channels agree on it. */
    paidFenOf: async (orderNo: string): Promise<number | undefined> => {
      const { ours, differences } = await call(reports.ledger, {});
      if (differences.some((each) => each.orderNo === orderNo)) return undefined;
      return ours.filter((each) => each.orderNo === orderNo).reduce((sum, { fen }) => sum + fen, 0);
    },
    grant: (mobile: string, kind: 'points' | 'balance', amountFen: number) =>
      call(trade.grant, { mobile, kind, amountFen }),
    /** Orders where our ledger and the channels of the sandbox differ. */
    ledgerDifferences: async () => (await call(reports.ledger, {})).differences,
    /** The page events of the last hour. */
    eventsReport: () => call(reports.eventsReport, {}),
    /** Sends the parcel of an order, or moves it a step; gives how much was done. */
    moveParcel: async (orderNo: string) => (await call(terminals.moveParcels, { orderNo })).moved,
    session: (mobile: string) => call(controls.openSession, { mobile }),
    /** The lounges, and the reserved visits with their codes of this minute. */
    lounges: () => call(terminals.lounges, {}),
    scanLounge: (scan: RequestOf<typeof terminals.scanLounge>) => call(terminals.scanLounge, scan),
    tills: () => call(terminals.tills, {}),
    scanPayCode: (charge: RequestOf<typeof terminals.scanPayCode>) => call(terminals.scanPayCode, charge),
    refundPayCode: (refund: RequestOf<typeof terminals.refundPayCode>) =>
      call(terminals.refundPayCode, refund),
    /** The claims of one right by one subscriber (masked number) from a moment on. */
    claimsSince: async (since: string, rightsName: string, mobile: string) =>
      (await claims()).filter(
        (claim) => claim.rightsName === rightsName && claim.mobile === mobile && claim.claimedAt >= since,
      ),
  };
}
