import { sql, type Insertable } from 'kysely';
import { rightTypeIds } from '#core/rules/membership/right-type-flags.ts';
import type { GroupActivities } from '../../db/schema/group-buy.ts';
import { aGoods } from './a-goods.ts';
import { aMember, type TestMember } from './a-member.ts';
import { aProduct } from './a-product.ts';
import { aSubscription } from './a-subscription.ts';
import { freshId } from '../fresh.ts';
import type { TestServer } from '../test-server.ts';

const day = 24 * 3_600_000;

export interface TestGroupActivity {
  readonly activityId: string;
  readonly skuId: string;
}

/** Goods of 20 yuan for 15 in a group of three, open from yesterday until tomorrow. */
export async function aGroupActivity(
  server: TestServer,
  traits: Partial<Insertable<GroupActivities>> = {},
): Promise<TestGroupActivity> {
  const [activityId, skuId] = [freshId('group-activity'), `${await aGoods(server, { stock_left: 500 })}.1`];
  const now = server.now().getTime();
  await server.db
    .insertInto('group_activities')
    .values({
      activity_id: activityId,
      sku_id: skuId,
      price_fen: 1_500,
      size: 3,
      hours: 24,
      budget_fen: 1_000_000,
      begins_at: new Date(now - day),
      ends_at: new Date(now + day),
      sort: 1,
      ...traits,
    })
    .execute();
  return { activityId, skuId };
}

/** Makes members with the right to buy in groups (§6). */
export async function groupBuyers(server: TestServer): Promise<() => Promise<TestMember>> {
  const product = await aProduct(server, { level: 2 });
  await sql`insert into vip_type_rights (vip_type_id, right_type_id)
    select vip_type_id, ${rightTypeIds.isGroupRight} from products where product_id = ${product.productId}`.execute(
    server.db,
  );
  return async () => {
    const member = await aMember(server);
    await aSubscription(server, { member, product });
    return member;
  };
}
