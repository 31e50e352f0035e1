import { money } from '#core/contract/console/orders/money/money.ts';
import { proposals } from '#core/contract/console/proposals.ts';
import { chinaDay, daysBefore } from '#core/rules/format/china-day.ts';
import { carryOutRepairsWork } from '../services/payments/reconciliation/carry-out-repairs.ts';
import { reconcileDay } from '../services/payments/reconciliation/reconcile-day.ts';
import { eventually } from './eventually.ts';
import { anOperator, callConsole, codeOf } from './operators/an-operator.ts';
import type { TestServer } from './test-server.ts';

/** All differences, the newest first. */
export const differencesOf = async ({ db }: TestServer) => {
  const rows = await db
    .selectFrom('money_differences')
    .selectAll()
    .orderBy('found_at', 'desc')
    .orderBy('difference_id')
    .execute();
  return rows.map(({ difference_id: id, order_no: orderNo, ...row }) => ({ id, orderNo, ...row }));
};

/** Compares the ledger with the statements; those of yesterday unless a day is named. */
export const reconcileAt = (
  { deps, now }: TestServer,
  { day = daysBefore(chinaDay(now()), 1) }: { readonly day?: string } = {},
) => reconcileDay(deps, day);

interface Outcome {
  readonly ok: boolean;
  readonly text: string;
}

/** The repair of a difference, proposed and approved by two persons and carried out. */
export async function repairAt(server: TestServer, id: number): Promise<Outcome> {
  const approved = await decide(server, money.proposeRepair, id);
  if (!approved.ok) return approved;
  const row = () =>
    server.db
      .selectFrom('money_differences')
      .selectAll()
      .where('difference_id', '=', id)
      .executeTakeFirstOrThrow();
  const { state, note, last_error } = await eventually(
    async () => {
      await carryOutRepairsWork(server.deps)
        .run()
        .catch(() => 0);
      return row();
    },
    ({ repair_due_at }) => repair_due_at === null,
  );
  return state === 'repaired' ? { ok: true, text: note } : { ok: false, text: last_error };
}

/** A difference that two persons ignore. */
export const ignoreAt = (server: TestServer, id: number): Promise<Outcome> =>
  decide(server, money.proposeIgnore, id);

async function decide(
  server: TestServer,
  call: typeof money.proposeRepair,
  differenceId: number,
): Promise<Outcome> {
  // New ones each time: their sessions end when the clock is moved on.
  const proposer = await anOperator(server, { roles: ['finance'] });
  const approver = await anOperator(server, { roles: ['finance'] });
  const proposed = await callConsole(server, call, { differenceId, reason: '核对过账单' }, proposer);
  if (!proposed.success) return { ok: false, text: proposed.message };
  const { proposalId } = proposed.data;
  const answer = await callConsole(
    server,
    proposals.approveProposal,
    { proposalId, totp: codeOf(server, approver) },
    approver,
  );
  if (answer.success) return { ok: true, text: '' };
  await callConsole(server, proposals.withdrawProposal, { proposalId }, proposer);
  return { ok: false, text: answer.message };
}
