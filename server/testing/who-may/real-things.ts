import type { Call } from '#core/contract/all-calls.ts';
import { aBusiness } from '../a-business.ts';
import { aCardCode } from '../a-card-code.ts';
import { aGoods } from '../a-goods.ts';
import type { TestMember } from '../a-member.ts';
import { freshId } from '../fresh.ts';
import type { Fields } from '../generated-input.ts';
import type { TestServer } from '../test-server.ts';
import { holding } from './row.ts';

/** Existing entities with conditions: a held right of the province from level 2, a business, a code, goods, a promotion. */
export async function realThings(server: TestServer, as: TestMember | undefined): Promise<Fields> {
  const right = await holding(server, as, { minLevel: 2, provinceOnly: true });
  const [goodsId, { code }, business, promoteId] = [
    await aGoods(server),
    await aCardCode(server),
    await aBusiness(server),
    freshId('promotion'),
  ];
  await server.db
    .insertInto('promotions')
    .values({
      promote_id: promoteId,
      title: '会员福利',
      sub_title: '',
      pic_url: null,
      begins_at: null,
      ends_at: null,
    })
    .execute();
  return {
    ...right,
    ...business,
    offerId: right.productId,
    goodsId,
    skuId: `${goodsId}.1`,
    cardCode: code,
    promoteId,
    picks: [{ subscriptionId: right.subscriptionId, rightsId: right.rightsId }],
  };
}

/** The input with existing ids in the fields the call has. */
export function aboutReal({ shape }: Call, input: Fields, real: Fields): Fields {
  const names = 'shape' in shape.input ? Object.keys(shape.input.shape as object) : [];
  return { ...input, ...Object.fromEntries(Object.entries(real).filter(([name]) => names.includes(name))) };
}
