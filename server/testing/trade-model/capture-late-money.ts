import assert from 'node:assert/strict';
import { chinaDay, daysBefore } from '#core/rules/format/china-day.ts';
import { reconcileDay } from '../../services/payments/reconciliation/reconcile-day.ts';
import { repairAt } from '../differences.ts';
import type { TestServer } from '../test-server.ts';

const dayMs = 86_400_000;

/**
 * The days since then are compared with the channels' statements on the day after the last: money for an attempt that had ended,
 * and whose notice was lost, is found there and nowhere else.
 */
export async function captureLateMoney(server: TestServer, since: Date): Promise<void> {
  const { deps, now, advance } = server;
  const last = chinaDay(now());
  await advance(dayMs);
  for (let day = chinaDay(since); day <= last; day = daysBefore(day, -1)) await reconcileDay(deps, day);
  const late = await deps.db
    .selectFrom('money_differences')
    .select('difference_id')
    .where('state', '=', 'open')
    .where('repair', '=', 'capture')
    .execute();
  for (const { difference_id } of late) assert.equal((await repairAt(server, difference_id)).ok, true);
}
