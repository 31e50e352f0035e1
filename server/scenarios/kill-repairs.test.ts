import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { money } from '#core/contract/console/orders/money/money.ts';
import { proposals } from '#core/contract/console/proposals.ts';
import { statements } from '#core/contract/sandbox/statements.ts';
import { chinaDay, daysBefore } from '#core/rules/format/china-day.ts';
import { reconcileDay } from '../services/payments/reconciliation/reconcile-day.ts';
import { eventually } from '../testing/eventually.ts';
import { killableProduct } from '../testing/kills/killable-product.ts';
import { anOperator, consoleData } from '../testing/operators/an-operator.ts';
import type { TestServer } from '../testing/test-server.ts';

const product = killableProduct();

let daysAgo = 1;
/** Money that a channel has and we have not, whose refund there two persons have approved. */
async function anApprovedRepair(server: TestServer) {
  const day = daysBefore(chinaDay(server.now()), (daysAgo += 1));
  await server.sandbox(statements.plantDifference, { channel: 'bank-card', what: 'missing-here', day });
  await reconcileDay(server.deps, day);
  const found = await server.db
    .selectFrom('money_differences')
    .select(['difference_id as differenceId', 'reference'])
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  const { differenceId } = found;
  const [proposer, approver] = [
    await anOperator(server, { roles: ['finance'] }),
    await anOperator(server, { roles: ['finance'] }),
  ];
  const wanted = { differenceId, reason: '核对过账单' };
  const { proposalId } = await consoleData(server, money.proposeRepair, wanted, proposer);
  await consoleData(server, proposals.approveProposal, { proposalId }, approver);
  return found;
}

const rowOf = (server: TestServer, differenceId: number) =>
  server.db
    .selectFrom('money_differences')
    .selectAll()
    .where('difference_id', '=', differenceId)
    .executeTakeFirstOrThrow();

/** How many statements wait for a lock of a difference. */
async function waiting(server: TestServer): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      and query like '%money_differences%'`.execute(server.db);
  return rows[0]?.count ?? 0;
}

/** Keeps the job of this process at a repair that it cannot begin, until the work is done. */
async function whileItsJobWaits(server: TestServer, work: (dueAt: Date) => Promise<void>): Promise<void> {
  for (;;) {
    const { differenceId } = await anApprovedRepair(server);
    const isDone = await server.db.transaction().execute(async (tx) => {
      const row = await tx
        .selectFrom('money_differences')
        .selectAll()
        .where('difference_id', '=', differenceId)
        .forUpdate()
        .executeTakeFirstOrThrow();
      // The job was quicker than the lock.
      if (row.repair_due_at === null || row.repairing_until !== null) return false;
      await eventually(
        () => waiting(server),
        (count) => count > 0,
      );
      await work(row.repair_due_at);
      return true;
    });
    if (isDone) return;
  }
}

describe('kill -9 while a job carries out an approved repair', { timeout: 300_000 }, () => {
  it.each([
    { name: 'after the channel has paid back and before it is written here', at: 'append_audit' },
    { name: 'after the channel was asked and before it answered', at: 'sandbox_refunds' },
  ])('$name: another process finishes it, and the money goes back once', async ({ at }) => {
    const { server, wire, start } = product;
    let repair = { differenceId: 0, reference: '' };
    await whileItsJobWaits(server, async (dueAt) => {
      repair = await anApprovedRepair(server);
      // Before the one that the lock keeps.
      await server.db
        .updateTable('money_differences')
        .set({ repair_due_at: new Date(dueAt.getTime() - 1_000) })
        .where('difference_id', '=', repair.differenceId)
        .execute();
      wire.resume();
      wire.loseAnswersTo(at);
      const killed = start();
      await killed.origin();
      await eventually(
        async () => wire.unresponsive(),
        (count) => count > 0,
      );
      killed.child.kill('SIGKILL');
      await killed.ended;
      wire.cut();
      wire.resume();
      const left = await eventually(
        () => rowOf(server, repair.differenceId),
        ({ repairing_until }) => repairing_until !== null,
      );
      expect(left).toMatchObject({ state: 'open', repair_due_at: expect.any(Date) });
    });
    // The lease of the killed process ends.
    await server.db
      .updateTable('money_differences')
      .set({ repairing_until: server.now() })
      .where('difference_id', '=', repair.differenceId)
      .execute();
    await eventually(
      () => rowOf(server, repair.differenceId),
      ({ state }) => state === 'repaired',
    );
    const { rows: refunds } =
      await sql`select from sandbox_refunds where refund_no = ${`X${repair.reference}`}`.execute(server.db);
    expect(refunds).toHaveLength(1);
    const carriedOut = await server.db
      .selectFrom('audit_log')
      .select('act')
      .where('object_key', '=', String(repair.differenceId))
      .where('operator_id', 'is', null)
      .execute();
    expect(carriedOut).toHaveLength(1);
  });
});
