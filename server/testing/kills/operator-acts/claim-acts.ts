import { claims } from '#core/contract/console/claims.ts';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import { aHolder } from '../../data/a-holder.ts';
import { aRight } from '../../data/a-right.ts';
import { eventually } from '../../eventually.ts';
import type { TestServer } from '../../test-server.ts';
import { consoleData } from '../../operators/an-operator.ts';
import { act, approval, reason } from './act.ts';

/** Claims of which the supplier is asked, that are sent again and given back. */
export const claimActs = [
  act({
    call: 'queryClaim',
    by: 'service',
    prepare: async (server) => ({ claimId: await aSilentlyGrantedClaim(server) }),
    comesAbout: async (server, { claimId }) => (await claimRow(server, claimId)).state === 'delivered',
  }),
  act({
    call: 'resendClaim',
    by: 'service',
    prepare: async (server) => ({ claimId: (await aWaitingClaim(server)).claimId, reason }),
    comesAbout: async (server, { claimId }) => (await claimRow(server, claimId)).state === 'delivered',
  }),
  act({
    call: 'giveBackClaims',
    by: 'service',
    prepare: async (server) => ({ claimIds: [(await aWaitingClaim(server)).claimId], reason }),
  }),
  approval({
    approves: 'claims.give-back',
    proposer: 'service',
    by: 'finance',
    propose: async (server, by) =>
      consoleData(
        server,
        claims.giveBackClaims,
        { claimIds: [(await aWaitingClaim(server)).claimId], reason },
        by,
      ),
  }),
];

const claimRow = (server: TestServer, claimId: string) =>
  server.db
    .selectFrom('claims')
    .select(['state', 'tries'])
    .where('claim_id', '=', claimId)
    .executeTakeFirstOrThrow();

/** A claim that its supplier did not answer, and that its job leaves for an hour. */
async function aWaitingClaim(server: TestServer) {
  const outage = (on: boolean) => server.sandbox(upstreams.setOutage, { upstream: 'suppliers', on });
  await outage(true);
  const { member, claim } = await aHolder(server, await aRight(server));
  const { claimId } = await server.data(cardProduct.receiveRights, claim, { as: member });
  await eventually(
    () => claimRow(server, claimId),
    ({ tries }) => tries > 0,
  );
  await server.db
    .updateTable('claims')
    .set({ next_try_at: new Date(server.now().getTime() + 3_600_000) })
    .where('claim_id', '=', claimId)
    .execute();
  await outage(false);
  return { claimId, mobile: member.mobile, rightsId: claim.rightsId };
}

/** The supplier has granted it, and its answer was lost. */
async function aSilentlyGrantedClaim(server: TestServer): Promise<string> {
  const { claimId, mobile, rightsId } = await aWaitingClaim(server);
  const order = { claimId, mobile, rightsId, quantity: 1, supplier: 'video' };
  await eventually(
    () => server.deps.supplier.grant(order),
    ({ kind }) => kind === 'granted',
  );
  return claimId;
}
