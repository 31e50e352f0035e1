import type { Holder } from '#server/testing/data/add-holders.ts';
import { addWaitingVisits } from '#server/testing/data/waiting-visits.ts';
import { startProduct } from './harness/start-product.ts';
import { measureDraws } from './services/draws.ts';
import { measureScanToPage, scans } from './services/scan-to-page.ts';
import { measureStreamMemory } from './services/stream-memory.ts';
import { measureVerification, visitsTaken } from './services/verification.ts';
import { directClient } from '#server/testing/databases/direct-client.ts';

/** Lounge codes, pay codes, event streams and lotteries over HTTP. */
const partners = {
  lounge: 'a-secret-of-the-lounges-scanners-for-benchmarks',
  merchant: 'a-secret-of-the-merchants-tills-for-benchmarks',
};
const product = await startProduct({
  env: { LOUNGE_SECRET: partners.lounge, MERCHANT_SECRET: partners.merchant },
});
try {
  const { holders } = await product.addHolders({
    groups: 1,
    rightsPerGroup: 1,
    holders: visitsTaken + scans,
  });
  const shopCode = await aShopFor(product.databaseUrl, holders);
  const waiting = await addWaitingVisits(product.databaseUrl, holders);
  await measureVerification(product, waiting, shopCode, partners);
  await measureScanToPage(product, waiting, shopCode, partners);
  await measureDraws(product, holders[0]?.accessToken ?? '');
} finally {
  await product.stop();
}
await measureStreamMemory();

/** A shop of the demo, with money on the holders' phone bills to pay there. */
async function aShopFor(databaseUrl: string, holders: readonly Holder[]): Promise<string> {
  const client = directClient(databaseUrl);
  await client.connect();
  try {
    await client.query(
      `insert into sandbox_numbers (mobile_lookup, balance_fen, area_num, in_province)
       select mobile_lookup, 100000, '320100', true from users where user_id = any($1)`,
      [holders.map(({ userId }) => userId)],
    );
    const { rows } = await client.query<{ shop_id: string }>(
      'select shop_id from shops order by shop_id limit 1',
    );
    return rows[0]?.shop_id ?? '';
  } finally {
    await client.end();
  }
}
