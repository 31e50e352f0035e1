import fc from 'fast-check';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { testServer, type TestServer } from '../../testing/test-server.ts';
import { everyTradeCommand } from '../../testing/trade-model/commands.ts';
import { TradeSystem } from '../../testing/trade-model/trade-system.ts';

/** Everyday tests try a few stories; the long run asks for 500 and more. A story that fails is printed with its seed. */
const numRuns = Number(process.env['GENERATED_CASES'] ?? 5);

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

describe('orders, payments, refunds, coupons and the clock in whatever order (F3–F9)', () => {
  it(
    'take stock, cards and points once, and in the end the ledger equals the channels to the fen',
    { timeout: 300_000 + numRuns * 60_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.commands(everyTradeCommand, { maxCommands: 24, size: 'max' }),
          async (commands) => {
            const real = await TradeSystem.create(server);
            await fc.asyncModelRun(() => ({ model: {}, real }), commands);
            await real.settle();
          },
        ),
        { numRuns, ...(process.env['SEED'] && { seed: Number(process.env['SEED']) }) },
      );
    },
  );
});
