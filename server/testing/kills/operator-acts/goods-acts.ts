import { activities as flashSales } from '#core/contract/console/activities/activities.ts';
import { goods } from '#core/contract/console/goods.ts';
import { proposals } from '#core/contract/console/proposals.ts';
import { rightsStock } from '#core/contract/console/rights/rights.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import { aFlashSale } from '../../data/a-flash-sale.ts';
import { aGoods } from '../../data/a-goods.ts';
import { aRight } from '../../data/a-right.ts';
import { anOperator, consoleData, type TestOperator } from '../../operators/an-operator.ts';
import type { TestServer } from '../../test-server.ts';
import { reason, type OperatorAct } from './act.ts';

/** A price, the pieces of a month, the stop of a flash sale and the opening of one. */
export async function goodsActs(server: TestServer): Promise<readonly OperatorAct[]> {
  const [activities, finance, otherFinance, content] = [
    await anOperator(server, { roles: ['activities'] }),
    await anOperator(server, { roles: ['finance'] }),
    await anOperator(server, { roles: ['finance'] }),
    await anOperator(server, { roles: ['content'] }),
  ];
  const goodsId = await aGoods(server, { price_fen: 2_000 });
  const right = await aRight(server, { stock: 10 });
  const { cycle } = claimCycle(server.now());
  const { sessionId } = await aFlashSale(server);
  const opening = await anOpening(server, activities);
  return [
    {
      objectKey: goodsId,
      endpoint: proposals.approveProposal,
      input: { proposalId: await aPriceProposal(server, goodsId, activities) },
      by: finance,
    },
    {
      objectKey: `${right.rightsId} ${cycle}`,
      endpoint: rightsStock.changeRightsStock,
      input: {
        changes: [{ rightsId: right.rightsId, cycle, total: 12 }],
        reason,
      },
      by: content,
    },
    {
      objectKey: sessionId,
      endpoint: flashSales.stopFlashSale,
      input: { sessionId, reason },
      by: activities,
    },
    {
      objectKey: opening.target,
      endpoint: proposals.approveProposal,
      input: { proposalId: opening.proposalId },
      by: otherFinance,
    },
  ];
}

/** The opening of a flash sale, which waits for a second person. */
async function anOpening(server: TestServer, by: TestOperator) {
  const at = (hours: number): string => new Date(server.now().getTime() + hours * 3_600_000).toISOString();
  const offered = { priceFen: 500, total: 10, limitPerUser: 1, budgetFen: 15_000 };
  const draft = {
    name: '14点场',
    beginsAt: at(1),
    endsAt: at(2),
    membersOnly: false,
    goods: [{ goodsId: await aGoods(server), ...offered }],
    reason,
  };
  const { proposalId } = await consoleData(server, flashSales.proposeFlashSale, draft, by);
  return server.db
    .selectFrom('proposals')
    .select(['proposal_id as proposalId', 'target'])
    .where('proposal_id', '=', proposalId)
    .executeTakeFirstOrThrow();
}

async function aPriceProposal(server: TestServer, goodsId: string, by: TestOperator): Promise<string> {
  const { priceVersion, skus } = await consoleData(server, goods.goodsDetail, { goodsId }, by);
  const prices = skus.map(({ skuId, memberPriceFen, originalPriceFen, costFen }) => ({
    skuId,
    priceFen: 1_500,
    memberPriceFen,
    originalPriceFen,
    costFen,
  }));
  const { proposalId } = await consoleData(server, goods.proposePrice, { priceVersion, prices, reason }, by);
  if (proposalId === null) throw new Error('the price changed without a proposal');
  return proposalId;
}
