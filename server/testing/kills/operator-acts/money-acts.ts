import { money } from '#core/contract/console/orders/money/money.ts';
import { proposals } from '#core/contract/console/proposals.ts';
import { statements } from '#core/contract/sandbox/statements.ts';
import { chinaDay, daysBefore } from '#core/rules/format/china-day.ts';
import { reconcileDay } from '../../../services/payments/reconciliation/reconcile-day.ts';
import { anOperator, consoleData } from '../../operators/an-operator.ts';
import type { TestServer } from '../../test-server.ts';
import { reason, type OperatorAct } from './act.ts';

/** The close of a day of the books and the repair of a difference. */
export async function moneyActs(server: TestServer): Promise<readonly OperatorAct[]> {
  const [closedDay, differenceId] = [await aComparedDay(server), await aDifference(server)];
  return [
    {
      objectKey: closedDay,
      endpoint: money.closeDay,
      input: { day: closedDay },
      by: await anOperator(server, { roles: ['finance'] }),
    },
    {
      objectKey: String(differenceId),
      endpoint: proposals.approveProposal,
      input: { proposalId: await aRepairProposal(server, differenceId) },
      by: await anOperator(server, { roles: ['finance'] }),
    },
  ];
}

let daysAgo = 1;
/** Another one each time: a day is closed once. */
async function aComparedDay(server: TestServer): Promise<string> {
  const day = daysBefore(chinaDay(server.now()), (daysAgo += 1));
  await reconcileDay(server.deps, day);
  return day;
}

/** Money that a channel has and we have not. */
async function aDifference(server: TestServer): Promise<number> {
  const day = daysBefore(chinaDay(server.now()), (daysAgo += 1));
  await server.sandbox(statements.plantDifference, { channel: 'bank-card', what: 'missing-here', day });
  await reconcileDay(server.deps, day);
  const { difference_id } = await server.db
    .selectFrom('money_differences')
    .select('difference_id')
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return difference_id;
}

async function aRepairProposal(server: TestServer, differenceId: number): Promise<string> {
  const by = await anOperator(server, { roles: ['finance'] });
  return (await consoleData(server, money.proposeRepair, { differenceId, reason }, by)).proposalId;
}
