import { members } from '#core/contract/console/members.ts';
import { freshId } from '../../fresh.ts';
import { anOperator, consoleData } from '../../operators/an-operator.ts';
import type { TestServer } from '../../test-server.ts';
import { act, approval, asAnother, reason } from './act.ts';

const byOwners = { proposer: 'owner', by: 'owner', needsCode: true } as const;

/** Members: locked by one owner, changed by two. */
export const memberActs = [
  act({
    call: 'lockMember',
    by: 'owner',
    again: '这位成员已经停用',
    prepare: async (server) => ({ operatorId: await aMemberOfContent(server), reason }),
  }),
  approval({
    ...byOwners,
    approves: 'member.add',
    propose: async (server, by) =>
      consoleData(
        server,
        members.proposeMember,
        { loginName: freshId('wang').toLowerCase(), name: '王敏', roles: ['content'], reason },
        by,
      ),
  }),
  approval({
    ...byOwners,
    approves: 'member.roles',
    propose: async (server, by) =>
      consoleData(
        server,
        members.proposeRoles,
        { operatorId: await aMemberOfContent(server), roles: ['finance'], reason },
        by,
      ),
  }),
  approval({
    ...byOwners,
    approves: 'member.reset-totp',
    propose: async (server, by) =>
      consoleData(
        server,
        members.proposeTotpReset,
        { operatorId: await aMemberOfContent(server), reason },
        by,
      ),
  }),
  approval({
    ...byOwners,
    approves: 'member.unlock',
    async propose(server, by) {
      const operatorId = await aMemberOfContent(server);
      await asAnother(server, 'owner', members.lockMember, { operatorId, reason });
      await consoleData(server, members.proposeUnlock, { operatorId, reason }, by);
    },
  }),
];

const aMemberOfContent = async (server: TestServer): Promise<string> =>
  (await anOperator(server, { roles: ['content'] })).operatorId;
