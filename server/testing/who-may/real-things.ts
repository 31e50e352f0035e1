import type { Call } from '#core/contract/all-calls.ts';
import { aBusiness } from '../data/a-business.ts';
import { aCardCode } from '../data/a-card-code.ts';
import { aGoods } from '../data/a-goods.ts';
import type { TestMember } from '../data/a-member.ts';
import { freshId } from '../fresh.ts';
import type { Fields } from '#core/testing/schema-values.ts';
import type { TestServer } from '../test-server.ts';
import { holding } from './row.ts';

interface RealThing {
  readonly fields: readonly string[];
  make(server: TestServer, as: TestMember | undefined): Promise<Fields>;
}

/** Existing entities with conditions: a held right of the province from level 2, a business, a code, goods, a promotion. */
const realThings: readonly RealThing[] = [
  {
    fields: ['productId', 'groupId', 'rightsId', 'subscriptionId', 'offerId', 'picks'],
    make: async (server, as) => {
      const right = await holding(server, as, { minLevel: 2, provinceOnly: true });
      const picks = [{ subscriptionId: right.subscriptionId, rightsId: right.rightsId }];
      return { ...right, offerId: right.productId, picks };
    },
  },
  {
    fields: ['goodsId', 'skuId'],
    make: async (server) => {
      const goodsId = await aGoods(server);
      return { goodsId, skuId: `${goodsId}.1` };
    },
  },
  { fields: ['cardCode'], make: async (server) => ({ cardCode: (await aCardCode(server)).code }) },
  { fields: ['businessId'], make: async (server) => aBusiness(server) },
  {
    fields: ['promoteId'],
    make: async ({ db }) => {
      const promoteId = freshId('promotion');
      await db
        .insertInto('collections')
        .values({
          collection_id: promoteId,
          title: '会员福利',
          sub_title: '',
          pic_url: null,
          begins_at: null,
          ends_at: null,
        })
        .execute();
      return { promoteId };
    },
  },
];

/** The input with existing ids in the fields the call has. */
export async function aboutReal(
  server: TestServer,
  { shape }: Call,
  input: Fields,
  as: TestMember | undefined,
): Promise<Fields> {
  const names = new Set('shape' in shape.input ? Object.keys(shape.input.shape as object) : []);
  const needed = realThings.filter(({ fields }) => fields.some((field) => names.has(field)));
  const made = await Promise.all(needed.map((thing) => thing.make(server, as)));
  const real = Object.entries(Object.assign({}, ...made) as Fields);
  return { ...input, ...Object.fromEntries(real.filter(([name]) => names.has(name))) };
}
