import type { LimitKey } from '#core/contract/console/operations/limit-keys.ts';
import { limitConsole } from '#core/contract/console/operations/limits.ts';
import { maintenance } from '#core/contract/console/operations/maintenance.ts';
import type { SwitchColumn } from '#core/contract/console/operations/switch-columns.ts';
import { switches } from '#core/contract/console/operations/switches.ts';
import { upstreamConsole } from '#core/contract/console/operations/upstreams.ts';
import { anOperator, consoleData, type TestOperator } from '../../operators/an-operator.ts';
import type { TestServer } from '../../test-server.ts';
import { act, approval, approved, asAnother, inMinutes, reason } from './act.ts';

/** Switches, notices over the pages, limits, upstreams and members. */
export const operationActs = [
  act({
    call: 'setSwitch',
    by: 'activities',
    prepare: async (server, by) => aSwitch(server, 'lottery', 1, by),
  }),
  act({
    // Three cities need a second person.
    call: 'setSwitch',
    by: 'activities',
    prepare: async (server, by) => aSwitch(server, 'number', 3, by),
  }),
  approval({
    approves: 'switches.set',
    proposer: 'activities',
    by: 'owner',
    propose: async (server, by) =>
      consoleData(server, switches.setSwitch, await aSwitch(server, 'flashSale', 3, by), by),
  }),
  act({
    call: 'liftSwitch',
    by: 'activities',
    async prepare(server, by) {
      await asAnother(server, 'activities', switches.setSwitch, await aSwitch(server, 'lounge', 1, by));
      return { column: 'lounge', seen: await cellsOf(server, 'lounge', 1, by), reason };
    },
  }),
  act({
    call: 'proposeMaintenance',
    by: 'activities',
    prepare: async (server) => aNotice(server, 'MEMBER_YJ'),
  }),
  approval({
    approves: 'maintenance.show',
    proposer: 'activities',
    by: 'owner',
    propose: async (server, by) =>
      consoleData(server, maintenance.proposeMaintenance, aNotice(server, 'MEMBER_RWY'), by),
  }),
  act({
    call: 'endMaintenance',
    by: 'activities',
    prepare: async (server, by) => ({ noticeId: await aShownNotice(server, by), reason }),
  }),
  act({
    call: 'proposeLimit',
    by: 'owner',
    prepare: async (server, by) => aLimit(server, 'stock.pieces', by),
  }),
  approval({
    approves: 'settings.limits',
    proposer: 'owner',
    by: 'owner',
    needsCode: true,
    propose: async (server, by) =>
      consoleData(server, limitConsole.proposeLimit, await aLimit(server, 'refund.dayFen', by), by),
  }),
  act({
    call: 'forceOpen',
    by: 'activities',
    prepare: async (server) => opened(server, 'maps'),
  }),
  act({
    call: 'liftForced',
    by: 'activities',
    async prepare(server) {
      await asAnother(server, 'activities', upstreamConsole.forceOpen, await opened(server, 'invoices'));
      return { upstream: 'invoices', reason };
    },
  }),
  act({ call: 'probeUpstream', by: 'activities', prepare: async () => ({ upstream: 'billing' }) }),
  act({
    call: 'lockMember',
    by: 'owner',
    prepare: async (server) => ({
      operatorId: (await anOperator(server, { roles: ['content'] })).operatorId,
      reason,
    }),
  }),
];

/** The first cities of the province; limiting a third one needs a second person. */
async function cellsOf(server: TestServer, column: SwitchColumn, cities: number, by: TestOperator) {
  const { cells } = await consoleData(server, switches.switchMatrix, {}, by);
  return cells
    .filter((each) => each.column === column)
    .toSorted((a, b) => a.areaNum.localeCompare(b.areaNum))
    .slice(0, cities)
    .map(({ areaNum, version }) => ({ areaNum, version }));
}

async function aSwitch(server: TestServer, column: SwitchColumn, cities: number, by: TestOperator) {
  const seen = await cellsOf(server, column, cities, by);
  return { column, state: 'limited' as const, seen, until: inMinutes(server, 60), reason };
}

const aNotice = (server: TestServer, mall: 'MEMBER_YJ' | 'MEMBER_RWY' | 'MEMBER_JSRH') => ({
  mall,
  title: '系统升级中',
  message: '今天 1 点至 3 点升级，期间不能领取和下单',
  from: inMinutes(server, 120),
  until: inMinutes(server, 180),
  reason,
});

async function aShownNotice(server: TestServer, by: TestOperator): Promise<string> {
  const { proposalId } = await asAnother(
    server,
    'activities',
    maintenance.proposeMaintenance,
    aNotice(server, 'MEMBER_JSRH'),
  );
  await approved(server, 'owner', proposalId);
  const { rows } = await consoleData(server, maintenance.maintenanceNotices, {}, by);
  const [found] = rows.filter(({ state }) => state !== 'over');
  if (!found) throw new Error('no notice is planned');
  return found.noticeId;
}

async function aLimit(server: TestServer, key: LimitKey, by: TestOperator) {
  const { rows } = await consoleData(server, limitConsole.limits, {}, by);
  const found = rows.find((row) => row.key === key);
  if (!found) throw new Error(`no limit ${key}`);
  return { key, value: found.value + 1, version: found.version, reason };
}

/** What was opened for the kill before is free again. */
async function opened(server: TestServer, upstream: string) {
  await server.db.deleteFrom('opened_upstreams').where('upstream', '=', upstream).execute();
  return { upstream, until: inMinutes(server, 10), reason };
}
