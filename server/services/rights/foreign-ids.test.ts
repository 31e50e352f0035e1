import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { allCalls, type Call } from '#core/contract/all-calls.ts';
import type { Family } from '../../db/schema/rights.ts';
import { aHolder } from '../../testing/data/a-holder.ts';
import { aRight } from '../../testing/data/a-right.ts';
import { freshId } from '../../testing/fresh.ts';
import { testServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

/** What belongs to one subscriber and is named by an id; a claim is an order too. */
const owned = ['subscriptionId', 'claimId', 'orderId'] as const;
type Owned = (typeof owned)[number];
const isOwned = (name: string): name is Owned => owned.some((each) => each === name);

type Schema = Readonly<{ properties?: Readonly<Record<string, Schema>>; items?: Schema }>;
/** Every such id in what is sent, however deep. */
const idsIn = ({ properties = {}, items }: Schema): Owned[] => [
  ...Object.keys(properties).filter(isOwned),
  ...[...Object.values(properties), ...(items ? [items] : [])].flatMap(idsIn),
];

const rows = allCalls
  .filter(({ service }) => service === 'content')
  .flatMap((call) =>
    idsIn(z.toJSONSchema(call.shape.input, { io: 'input', unrepresentable: 'any' }) as Schema).map(
      (id) => [call.id, id, call] as const,
    ),
  );

/** The family of a call's products, so that the owner decides and not the family. */
const families: readonly (readonly [RegExp, Family])[] = [
  [/\.dg/, 'dgdddjdj'],
  [/\.partnerRetail/, 'partner-yg'],
  [/\.partner/, 'partner'],
  [/\.dq/, 'dq'],
  [/[sS]huiyun/, 'shuiyunjs'],
  [/\.special/, 'special'],
  [/EasyUse/, 'rwy'],
  [/Upgrade/, 'upgrade'],
];
const familyOf = ({ id }: Call): Family => families.find(([calls]) => calls.test(id))?.[1] ?? 'cardProduct';

describe("another user's subscription, claim or order in every call (A1)", () => {
  it('is named in all the calls that are known to', () => {
    expect(rows.length).toBeGreaterThan(25);
    expect(rows.map(([id]) => id)).toEqual(
      expect.arrayContaining([
        'content.saveMonthSettings',
        'content.orderDetail',
        'content.receiveShuiyunRights',
      ]),
    );
  });

  it.each(rows)(
    '%s with a foreign %s answers byte for byte as for one that does not exist, and changes nothing',
    async (_id, which, call) => {
      const right = await aRight(server, { family: familyOf(call) });
      const [owner, other] = [await aHolder(server, right), await aHolder(server, right)];
      const { claimId } = await server.data(cardProduct.receiveRights, owner.claim, { as: owner.member });
      const { subscriptionId } = owner.claim;
      const own: Readonly<Record<Owned, string>> = { subscriptionId, claimId, orderId: claimId };
      const state = () =>
        Promise.all([
          server.db
            .selectFrom('claims')
            .select(['claim_id', 'user_id'])
            .where('rights_id', '=', right.rightsId)
            .execute(),
          server.db
            .selectFrom('month_settings')
            .select('user_id')
            .where('user_id', 'in', [owner.member.userId, other.member.userId])
            .execute(),
          server.db
            .selectFrom('month_picks')
            .selectAll()
            .where('user_id', '=', other.member.userId)
            .execute(),
        ]);
      const before = await state();

      const request = (as: typeof owner, value: string) =>
        server.send(
          call.endpoint,
          {
            ...right,
            offerId: right.productId,
            skuId: 'none',
            autoClaim: 'selected',
            remindDay: null,
            picks: [{ rightsId: right.rightsId, subscriptionId: value }],
            [which]: value,
          },
          { as: as.member },
        );
      const [foreign, unknown] = [await request(other, own[which]), await request(other, freshId(which))];
      expect(foreign.text).toBe(unknown.text);
      expect(foreign.status).toBe(unknown.status);
      expect(await state()).toEqual(before);
      // The very same request is understood when its owner makes it.
      const theirs = await request(owner, own[which]);
      expect(theirs.envelope.success).toBe(true);
      expect(theirs.text).not.toBe(unknown.text);
    },
  );
});
