import { untilNextMonth, untilOpen } from './calendar.ts';

interface SmsInInbox {
  readonly mobile: string;
  readonly code: string;
  readonly text: string;
}

interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

interface Claim {
  readonly mobile: string;
  readonly rightsName: string;
  readonly claimedAt: string;
  readonly state: string;
  readonly tries: number;
}

interface LoungeCode {
  readonly qr: string;
  readonly hallId: string;
  readonly companions: number;
}

interface Charge {
  readonly authCode: string;
  readonly shopCode: string;
  readonly amountFen: number;
  /** The till's number of the sale: a repetition gets its first answer. */
  readonly tradeNo?: string;
}

interface FlashSale {
  readonly skuId: string;
  readonly stock: number;
  readonly priceFen: number;
  readonly beginsInMs: number;
  readonly mode?: 'race' | 'draw';
}

interface Ledger {
  readonly ours: readonly { readonly orderNo: string; readonly fen: number }[];
  readonly differences: readonly { readonly orderNo: string }[];
}

export type Workbench = ReturnType<typeof workbench>;

/** The JSON API of the product's workbench: clock, upstreams, switches. */
export function workbench(origin: string) {
  const post = async <T>(path: string, body: object): Promise<T> => {
    const response = await fetch(`${origin}/sandbox/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  };
  const get = async <T>(path: string): Promise<T> =>
    (await (await fetch(`${origin}/sandbox/api${path}`)).json()) as T;
  const advance = (advanceMs: number) => post<{ now: string }>('/clock', { advanceMs });
  /** Moves the clock by what is computed from the time it shows. */
  const advanceUntil = async (wait: (now: number) => number) =>
    advance(wait(Date.parse((await get<{ now: string }>('/state')).now)));
  const claims = () => get<readonly Claim[]>('/claims');
  return {
    newestSms: async (mobile: string): Promise<SmsInInbox | undefined> =>
      (await get<SmsInInbox[]>(`/sms?mobile=${mobile}`))[0],
    supplier: (mode: 'ok' | 'slow' | 'fail' | 'timeout') => post('/supplier', { mode }),
    advance,
    advanceUntil,
    /** Moves the clock to a month in which nothing was claimed yet; gives the time it shows then. */
    advanceToFreshMonth: async (): Promise<string> => {
      const newest = Date.parse((await claims())[0]?.claimedAt ?? '') || 0;
      return (await advanceUntil((now) => untilNextMonth(Math.max(now, newest)) + Math.max(0, newest - now)))
        .now;
    },
    ssoToken: async (kind: string, mobile: string) =>
      (await post<{ token: string }>('/sso-token', { kind, mobile })).token,
    hostUser: (mobile: string | null) => post('/host-user', { mobile }),
    network: (mobile: string | null) => post('/network', { mobile }),
    outage: (upstream: string, on: boolean) => post('/outage', { upstream, on }),
    script: (name: string, mode: string) => post('/script', { name, mode }),
    position: (where: { longitude: number; latitude: number } | { off: true }) => post('/position', where),
    degradation: (areaNum: string, flag: 0 | 2 | 4) => post('/degradation', { areaNum, flag }),
    maintenance: (on: boolean) => post('/maintenance', { on }),
    /** Switches everything back; on the first of a month before ten, moves the clock to when its rights open. */
    reset: async () => {
      const { now } = await post<{ now: string }>('/reset', {});
      const wait = untilOpen(Date.parse(now));
      // Moving the clock loads the demo data again, which the reset has just done.
      if (wait > 0) await advance(wait);
    },
    /** Sets the stock of all goods and flash sales to none, or back. */
    soldOut: (on: boolean) => post('/sold-out', { on }),
    /** Makes a flash sale or a draw of one sku. */
    flashSale: (sale: FlashSale) =>
      post<{ readonly sessionId: string; readonly activityId: string }>('/flash-sale', sale),
    /** What was paid for an order and not refunded, if our ledger and the channels agree on it. */
    paidFenOf: async (orderNo: string): Promise<number | undefined> => {
      const { ours, differences } = await get<Ledger>('/ledger');
      if (differences.some((each) => each.orderNo === orderNo)) return undefined;
      return ours.filter((each) => each.orderNo === orderNo).reduce((sum, { fen }) => sum + fen, 0);
    },
    grant: (mobile: string, kind: 'points' | 'balance', amountFen: number) =>
      post('/grant', { mobile, kind, amountFen }),
    /** Orders where our ledger and the channels of the sandbox differ. */
    ledgerDifferences: async () => (await get<Ledger>('/ledger')).differences,
    /** Sends the parcel of an order, or moves it a step; gives how much was done. */
    moveParcel: async (orderNo: string) => (await post<{ moved: number }>('/parcels', { orderNo })).moved,
    session: (mobile: string) => post<Tokens>('/session', { mobile }),
    /** The lounges, and the reserved visits with their codes of this minute. */
    lounges: () =>
      get<{
        readonly halls: readonly { readonly hallId: string; readonly kind: string }[];
        readonly passes: readonly {
          readonly orderId: string;
          readonly hallId: string | null;
          readonly qr: string;
        }[];
      }>('/lounges'),
    scanLounge: (scan: LoungeCode) =>
      post<{ readonly verdict: string; readonly text: string }>('/scan-lounge', scan),
    tills: () =>
      get<{ readonly shops: readonly { readonly shopCode: string; readonly discountText: string | null }[] }>(
        '/tills',
      ),
    scanPayCode: (charge: Charge) =>
      post<{
        readonly verdict: string;
        readonly text: string;
        readonly paymentNo: string | null;
        readonly payableFen: number | null;
      }>('/scan-paycode', charge),
    refundPayCode: (refund: { readonly paymentNo: string } & Pick<Charge, 'shopCode' | 'amountFen'>) =>
      post<{ readonly ok: boolean; readonly text: string }>('/refund-paycode', refund),
    /** The claims of one right by one subscriber (masked number) from a moment on. */
    claimsSince: async (since: string, rightsName: string, mobile: string) =>
      (await claims()).filter(
        (claim) => claim.rightsName === rightsName && claim.mobile === mobile && claim.claimedAt >= since,
      ),
  };
}
