import { ledger } from '#core/contract/console/orders/money/ledger.ts';
import { money } from '#core/contract/console/orders/money/money.ts';
import { statements } from '#core/contract/sandbox/statements.ts';
import { chinaDay, daysBefore } from '#core/rules/format/china-day.ts';
import { reconcileDay } from '../../../services/payments/reconciliation/reconcile-day.ts';
import { consoleData } from '../../operators/an-operator.ts';
import type { TestServer } from '../../test-server.ts';
import { act, approval, asAnother, reason } from './act.ts';

/** The days of the books, their differences and what is taken along of them. */
export const moneyActs = [
  act({
    call: 'reconcileDay',
    by: 'finance',
    prepare: async (server) => ({ day: await aDayWithADifference(server) }),
    comesAbout: async (server, { day }) => (await differencesOf(server, day)).length === 1,
  }),
  act({
    call: 'closeDay',
    by: 'finance',
    prepare: async (server) => ({ day: await aComparedDay(server) }),
    again: '这一天已经日结',
  }),
  act({
    call: 'proposeRepair',
    by: 'finance',
    prepare: async (server) => ({ differenceId: await aDifference(server), reason }),
  }),
  act({
    call: 'proposeIgnore',
    by: 'finance',
    prepare: async (server) => ({ differenceId: await aDifference(server), reason }),
  }),
  approval({
    approves: 'money.repair',
    proposer: 'finance',
    by: 'finance',
    propose: async (server, by) =>
      consoleData(server, money.proposeRepair, { differenceId: await aDifference(server), reason }, by),
  }),
  approval({
    approves: 'money.ignore',
    proposer: 'finance',
    by: 'finance',
    propose: async (server, by) =>
      consoleData(server, money.proposeIgnore, { differenceId: await aDifference(server), reason }, by),
  }),
  act({
    call: 'proposeSettlement',
    by: 'finance',
    prepare: async (server) => periodOf(await aClosedDay(server)),
  }),
  approval({
    approves: 'ledger.settle',
    proposer: 'finance',
    by: 'finance',
    propose: async (server, by) =>
      consoleData(server, ledger.proposeSettlement, periodOf(await aClosedDay(server)), by),
  }),
];

const periodOf = (day: string) => ({ from: day, until: day, reason });

let daysAgo = 1;
/** Another one each time: a day is closed once. */
const anotherDay = (server: TestServer): string => daysBefore(chinaDay(server.now()), (daysAgo += 1));

async function aComparedDay(server: TestServer): Promise<string> {
  const day = anotherDay(server);
  await reconcileDay(server.deps, day);
  return day;
}

async function aClosedDay(server: TestServer): Promise<string> {
  const day = await aComparedDay(server);
  await asAnother(server, 'finance', money.closeDay, { day });
  return day;
}

/** Money that a channel has and we have not, on a day that is not compared yet. */
async function aDayWithADifference(server: TestServer): Promise<string> {
  const day = anotherDay(server);
  await server.sandbox(statements.plantDifference, { channel: 'bank-card', what: 'missing-here', day });
  return day;
}

const differencesOf = (server: TestServer, day: string) =>
  server.db.selectFrom('money_differences').select('difference_id').where('day', '=', day).execute();

async function aDifference(server: TestServer): Promise<number> {
  const day = await aDayWithADifference(server);
  await reconcileDay(server.deps, day);
  const [found] = await differencesOf(server, day);
  if (!found) throw new Error(`nothing was found on ${day}`);
  return found.difference_id;
}
