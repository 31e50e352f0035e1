import { members } from '#core/contract/console/members.ts';
import type { SwitchColumn } from '#core/contract/console/operations/switch-columns.ts';
import { switches } from '#core/contract/console/operations/switches.ts';
import { upstreamConsole } from '#core/contract/console/operations/upstreams.ts';
import { anOperator, consoleData, type TestOperator } from '../../operators/an-operator.ts';
import type { TestServer } from '../../test-server.ts';
import { reason, type OperatorAct } from './act.ts';

/** A switch of a city that is set and one that is lifted, an upstream that is opened, and a member of the console who is stopped. */
export async function operationActs(server: TestServer): Promise<readonly OperatorAct[]> {
  const [activities, owner, left] = [
    await anOperator(server, { roles: ['activities'] }),
    await anOperator(server, { roles: ['owner'] }),
    await anOperator(server, { roles: ['content'] }),
  ];
  // What was opened for the moment before.
  await server.db.deleteFrom('opened_upstreams').execute();
  const until = (minutes: number): string =>
    new Date(server.now().getTime() + minutes * 60_000).toISOString();
  await consoleData(
    server,
    switches.setSwitch,
    {
      column: 'lounge',
      state: 'paused',
      seen: [await theCell(server, 'lounge', activities)],
      until: until(60),
      reason,
    },
    activities,
  );
  return [
    {
      objectKey: 'lounge',
      endpoint: switches.liftSwitch,
      input: { column: 'lounge', seen: [await theCell(server, 'lounge', activities)], reason },
      by: activities,
    },
    {
      objectKey: 'lottery',
      endpoint: switches.setSwitch,
      input: {
        column: 'lottery',
        state: 'limited',
        seen: [await theCell(server, 'lottery', activities)],
        until: until(60),
        reason,
      },
      by: activities,
    },
    {
      objectKey: 'maps',
      endpoint: upstreamConsole.forceOpen,
      input: { upstream: 'maps', until: until(10), reason },
      by: activities,
    },
    {
      objectKey: left.operatorId,
      endpoint: members.lockMember,
      input: { operatorId: left.operatorId, reason },
      by: owner,
    },
  ];
}

/** One and the same city: limiting a third one needs a second person. */
async function theCell(server: TestServer, column: SwitchColumn, by: TestOperator) {
  const { cells } = await consoleData(server, switches.switchMatrix, {}, by);
  const cell = cells.find((each) => each.column === column && each.areaNum === '320100');
  if (!cell) throw new Error('the city has no such switch');
  return { areaNum: cell.areaNum, version: cell.version };
}
