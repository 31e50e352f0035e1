import { money } from '#core/contract/console/orders/money/money.ts';
import { proposals } from '#core/contract/console/proposals.ts';
import { queues } from '#core/contract/sandbox/queues.ts';
import type { RequestOf } from '#core/contract/endpoint.ts';
import { carryOutRepairsWork } from '../services/payments/reconciliation/carry-out-repairs.ts';
import { eventually } from './eventually.ts';
import { anOperator, callConsole, codeOf } from './operators/an-operator.ts';
import type { TestServer } from './test-server.ts';

export const differencesOf = (server: TestServer) => server.sandbox(queues.differences, {});

/** Compares the ledger with the statements. */
export const reconcileAt = (server: TestServer, input: RequestOf<typeof queues.reconcile> = {}) =>
  server.sandbox(queues.reconcile, input);

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
