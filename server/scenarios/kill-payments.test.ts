import { describe, expect, it } from 'vitest';
import { killPayments } from '../testing/kills/kill-payments.ts';
import { killableProduct } from '../testing/kills/killable-product.ts';
import { seedOfRun } from '../testing/seeded.ts';

/** `npm run long` kills two hundred times. */
const kills = Number(process.env['KILLS'] ?? 2);
const seed = seedOfRun();

const product = killableProduct();

describe('kill -9 before, during and after the channel’s call of a payment and a refund (F2)', () => {
  it(
    `${kills} times (SEED=${seed}) leaves no half state: orders, ledger and channels agree to the fen`,
    { timeout: 240_000 + kills * 30_000 },
    async () => {
      expect(await killPayments({ ...product, kills, seed })).toEqual([]);
      const refunds = await product.server.db.selectFrom('payment_refunds').select('state').execute();
      expect(refunds.length).toBeGreaterThan(0);
    },
  );
});
