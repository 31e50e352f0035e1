import { payCode } from '#core/contract/goods/pay-code.ts';
import { rail } from '#core/contract/goods/rail.ts';
import { till } from '#core/contract/goods/till.ts';
import { sendCall } from '#server/testing/send-call.ts';
import { signedRequest, type SignedRequest } from '#server/testing/upstreams/signed-request.ts';
import { shownCode, type WaitingVisits } from '#server/testing/data/waiting-visits.ts';
import { percentile } from '../harness/percentile.ts';
import { report } from '../harness/report.ts';
import { secret, type Product } from '../harness/start-product.ts';
import { openLiveStream } from './live-stream.ts';
import { untilMinuteLasts } from './until-minute-lasts.ts';
import type { Partners } from './verification.ts';

/** Of each kind, each with a visit of its own. */
export const scans = 100;

interface Timed {
  readonly alone: number[];
  readonly known: number[];
}

/** From the scan until the page has repeated its call, upon the event of its stream; beside the page's call alone. */
export async function measureScanToPage(
  product: Product,
  { hallId, visits }: WaitingVisits,
  shopCode: string,
  { lounge, merchant }: Partners,
): Promise<void> {
  const root = product.origin + product.base;
  const guests = visits.slice(-scans);
  const [atDoor, atTill]: [Timed, Timed] = [
    { alone: [], known: [] },
    { alone: [], known: [] },
  ];
  for (const { orderId, accessToken } of guests) {
    await untilMinuteLasts(2_000);
    const as = { accessToken };
    const pass = async () => (await sendCall(root, rail.loungePass, { orderId }, { as })).envelope.data;
    const scan = () =>
      signedRequest('/partner/lounges', '/scan', lounge, { qr: shownCode(secret, orderId), hallId });
    await timed(product, accessToken, atDoor, scan, async () => (await pass())?.state === 'verified');

    const { envelope } = await sendCall(root, payCode.payCode, { shopCode }, { as });
    const authCode = envelope.data?.authCode ?? '';
    const paid = async () =>
      (await sendCall(root, till.tillPayment, { authCode }, { as })).envelope.data?.payment?.state === 'paid';
    const charge = () =>
      signedRequest('/partner/tills', '/charge', merchant, { authCode, shopCode, amountFen: 100 });
    await timed(product, accessToken, atTill, charge, paid);
  }
  const findings = [
    ['at a lounge', atDoor],
    ['at a till', atTill],
  ] as const;
  report(
    `From a scan until the page shows it, ${scans} scans of each kind`,
    findings.flatMap(([where, { alone, known }]) => [
      {
        what: `${where}, p50`,
        unit: 'ms',
        value: percentile(known, 0.5),
        against: { what: 'the page’s call alone', value: percentile(alone, 0.5) },
      },
      { what: `${where}, p99`, unit: 'ms', value: percentile(known, 0.99), goal: { atMost: 300 } },
    ]),
  );
}

async function timed(
  product: Product,
  accessToken: string,
  times: Timed,
  scan: () => SignedRequest,
  isKnown: () => Promise<boolean>,
): Promise<void> {
  const stream = await openLiveStream(product, accessToken);
  try {
    const polledAt = performance.now();
    await isKnown();
    const startedAt = performance.now();
    times.alone.push(startedAt - polledAt);
    const changed = stream.changed();
    const { method, path, headers, body } = scan();
    const sent = fetch(product.origin + path, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    });
    await changed;
    if (!(await isKnown())) throw new Error(`the page does not show ${await (await sent).text()}`);
    times.known.push(performance.now() - startedAt);
    await (await sent).arrayBuffer();
  } finally {
    stream.close();
  }
}
