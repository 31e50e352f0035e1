import { aProduct, type ProductTraits, type TestProduct } from './a-product.ts';
import { freshId } from '../fresh.ts';
import type { TestServer } from '../test-server.ts';

export interface TestRight extends TestProduct {
  readonly groupId: string;
  readonly rightsId: string;
}

export interface RightTraits extends ProductTraits {
  /** Another right whose product and group are used. */
  readonly beside?: TestRight;
  /** Choices of the group per month. */
  readonly choose?: number;
  /** Units per month; by default unlimited. */
  readonly stock?: number;
  readonly minLevel?: number;
  readonly provinceOnly?: boolean;
  /** The goods it is sold as, instead of being claimed. */
  readonly soldAs?: { readonly goodsId: string; readonly skuId: string };
  readonly beginsAt?: Date;
  readonly endsAt?: Date;
}

/** A right with its own group and product, unless `beside` names another right. */
export async function aRight(server: Pick<TestServer, 'db'>, traits: RightTraits = {}): Promise<TestRight> {
  const { beside, choose = 1, stock, minLevel = 0, provinceOnly = false, soldAs, beginsAt, endsAt } = traits;
  const { productId } = beside ?? (await aProduct(server, traits));
  const right = { productId, groupId: beside?.groupId ?? freshId('group'), rightsId: freshId('right') };
  if (!beside)
    await server.db
      .insertInto('right_groups')
      .values({
        group_id: right.groupId,
        product_id: productId,
        name: '影音会员',
        choose_count: choose,
        sort: 1,
      })
      .execute();
  await server.db
    .insertInto('rights')
    .values({
      rights_id: right.rightsId,
      group_id: right.groupId,
      name: '视频月卡',
      show_name: '视频会员月卡',
      pic_url: 'art:video',
      hint: '充值到{mobile}',
      detail: '领取后自动到账。',
      supplier: 'video',
      monthly_stock: stock ?? null,
      begins_at: beginsAt ?? null,
      ends_at: endsAt ?? null,
      opens_on_day: null,
      opens_at_hour: null,
      min_level: minLevel,
      province_only: provinceOnly,
      category_flag: soldAs ? 2 : 1,
      goods_id: soldAs?.goodsId ?? null,
      sku_id: soldAs?.skuId ?? null,
      sort: 1,
    })
    .execute();
  return right;
}
