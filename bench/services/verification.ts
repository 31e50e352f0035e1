import { payCode } from '#core/contract/goods/pay-code.ts';
import { sendCall } from '#server/testing/send-call.ts';
import { signedRequest } from '#server/testing/upstreams/signed-request.ts';
import { shownCode, type WaitingVisits } from '#server/testing/data/waiting-visits.ts';
import { startBaselineServer } from '../harness/start-baseline-server.ts';
import { cpuOf, cpuOfProcessTree } from '../harness/cpu-of.ts';
import type { LoadRequest } from '../harness/load-plan.ts';
import { load } from '../harness/load.ts';
import { report } from '../harness/report.ts';
import { secret, type Product } from '../harness/start-product.ts';
import { untilMinuteLasts } from './until-minute-lasts.ts';

export interface Partners {
  readonly lounge: string;
  readonly merchant: string;
}

const [warmUps, rounds, perRound, connections] = [2, 6, 1_000, 16];
/** Visits that all rounds together take. */
export const visitsTaken = rounds * perRound;
/** A round that could reach the next minute, in which its codes are void, waits for it. */
const longestRoundMs = 15_000;

interface Used {
  serverMs: number;
  databaseMs: number;
  answers: number;
}

/** CPU of the partners' scans beside a bare server. The first rounds are a warm-up. */
export async function measureVerification(
  product: Product,
  { hallId, visits }: WaitingVisits,
  shopCode: string,
  { lounge, merchant }: Partners,
): Promise<void> {
  const bare = await startBaselineServer();
  const used = { lounge: none(), again: none(), charge: none(), bare: none() };
  const ofProduct = { origin: product.origin, server: product.pid, database: product.databasePid };
  try {
    for (let round = 0; round < rounds; round += 1) {
      const guests = visits.slice(round * perRound, (round + 1) * perRound);
      const sum = (name: keyof typeof used) => (round < warmUps ? none() : used[name]);
      await untilMinuteLasts(longestRoundMs);
      await measure(
        sum('lounge'),
        ofProduct,
        '"verdict":"verified"',
        guests.map(({ orderId }) =>
          signedRequest('/partner/lounges', '/scan', lounge, { qr: shownCode(secret, orderId), hallId }),
        ),
      );
      const codes = await codesOf(
        product,
        guests.map(({ accessToken }) => accessToken),
        shopCode,
      );
      const charges = (sale: string) =>
        codes.map((authCode) =>
          signedRequest('/partner/tills', '/charge', merchant, {
            authCode,
            shopCode,
            amountFen: 100,
            tradeNo: `${sale}-${authCode}`,
          }),
        );
      await measure(sum('charge'), ofProduct, '"verdict":"paid"', charges('first'));
      await measure(sum('again'), ofProduct, '"verdict":"used"', charges('again'));
      await measure(
        sum('bare'),
        { origin: bare.origin, server: bare.pid },
        'hello',
        guests.map(() => ({ method: 'GET', path: '/' })),
      );
    }
  } finally {
    await bare.stop();
  }
  const ms = ({ serverMs, answers }: Used) => serverMs / answers;
  const databaseMs = ({ databaseMs: all, answers }: Used) => all / answers;
  const against = { what: 'bare node:http', value: ms(used.bare) };
  report('Verifying a code: CPU per request', [
    { what: 'lounge code, verified: server', unit: 'ms', value: ms(used.lounge), goal: { atMost: 1 } },
    { what: 'lounge code, verified: server', unit: 'ms', value: ms(used.lounge), against },
    { what: 'lounge code, verified: database', unit: 'ms', value: databaseMs(used.lounge) },
    { what: 'pay code, second scan: server', unit: 'ms', value: ms(used.again), goal: { atMost: 1 } },
    { what: 'pay code, second scan: server', unit: 'ms', value: ms(used.again), against },
    { what: 'pay code, second scan: database', unit: 'ms', value: databaseMs(used.again) },
    { what: 'pay code, charged: server with the sandbox’s billing', unit: 'ms', value: ms(used.charge) },
    { what: 'pay code, charged: database', unit: 'ms', value: databaseMs(used.charge) },
  ]);
}

const none = (): Used => ({ serverMs: 0, databaseMs: 0, answers: 0 });

interface Measured {
  readonly origin: string;
  readonly server: number;
  readonly database?: number;
}

/** Sends each request once and adds what it used; an answer that is not good ends the bench. */
async function measure(
  used: Used,
  { origin, server, database }: Measured,
  good: string,
  requests: readonly LoadRequest[],
): Promise<void> {
  const now = () => ({
    server: cpuOf(server),
    database: database === undefined ? 0 : cpuOfProcessTree(database),
  });
  const before = now();
  const result = await load({ origin, requests, once: true, connections, maxSeconds: 60, good });
  const after = now();
  const [bad] = Object.keys(result.bad);
  if (bad !== undefined) throw new Error(`a scan answered: ${bad}`);
  used.serverMs += after.server - before.server;
  used.databaseMs += after.database - before.database;
  used.answers += result.good;
}

async function codesOf(
  { origin, base }: Product,
  tokens: readonly string[],
  shopCode: string,
): Promise<string[]> {
  const codes: string[] = [];
  for (let at = 0; at < tokens.length; at += connections)
    codes.push(
      ...(await Promise.all(
        tokens.slice(at, at + connections).map(async (accessToken) => {
          const { envelope } = await sendCall(
            origin + base,
            payCode.payCode,
            { shopCode },
            { as: { accessToken } },
          );
          if (!envelope.data) throw new Error(`no pay code: ${envelope.message}`);
          return envelope.data.authCode;
        }),
      )),
    );
  return codes;
}
