import { claims } from '#core/contract/console/claims.ts';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import { aHolder } from '../../data/a-holder.ts';
import { aRight } from '../../data/a-right.ts';
import { eventually } from '../../eventually.ts';
import { anOperator } from '../../operators/an-operator.ts';
import type { TestServer } from '../../test-server.ts';
import { reason, type OperatorAct } from './act.ts';

/** A lost claim that is sent again. */
export async function claimActs(server: TestServer): Promise<readonly OperatorAct[]> {
  const claimId = await aLostClaim(server);
  return [
    {
      objectKey: claimId,
      endpoint: claims.resendClaim,
      input: { claimId, reason },
      by: await anOperator(server, { roles: ['service'] }),
    },
  ];
}

/** Given back at its time limit, while the supplier did not answer. */
async function aLostClaim(server: TestServer): Promise<string> {
  const outage = (on: boolean) => server.sandbox(upstreams.setOutage, { upstream: 'suppliers', on });
  await outage(true);
  const { member, claim } = await aHolder(server, await aRight(server, { deliveryLimitSeconds: 60 }));
  const { claimId } = await server.data(cardProduct.receiveRights, claim, { as: member });
  const row = () =>
    server.db
      .selectFrom('claims')
      .select(['state', 'tries'])
      .where('claim_id', '=', claimId)
      .executeTakeFirstOrThrow();
  await eventually(row, ({ tries }) => tries > 0);
  await server.advance(61_000);
  server.wakeJobs();
  await eventually(row, ({ state }) => state === 'failed');
  await outage(false);
  return claimId;
}
