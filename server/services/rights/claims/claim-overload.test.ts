import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { addHolders, type Holders } from '../../../testing/data/add-holders.ts';
import { brokenInvariants } from '../../../testing/invariants/claim-invariants.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

/** The long run has all four batchSizes and ten rounds of each. */
const long = Number(process.env['GENERATED_CASES'] ?? 0) >= 500;
const [batchSizes, rounds, buyers] = long ? [[100, 500, 1_000, 2_000], 10, 1_000] : [[100, 500], 2, 400];
const stock = 100;

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ demo: true, settings: { DATABASE_TIMEOUT_MS: '60000' } });
});
afterAll(() => server.stop());

const claimAt = ({ productId, rights, holders }: Holders, round: number) => {
  const [right] = rights.slice(round);
  if (!right) throw new Error('a round has no right');
  return (who: number, key: string) => {
    const holder = holders[who];
    if (!holder) throw new Error(`there is no holder ${who}`);
    return server.send(
      cardProduct.receiveRights,
      { productId, ...right, subscriptionId: holder.subscriptionId },
      { as: holder, headers: { 'Idempotency-Key': key } },
    );
  };
};

describe('an overload of claims on a right that sells out (L2)', () => {
  it.each(batchSizes)(
    `%i at one instant on ${stock} units: exactly ${stock} get one, the others read that it is sold out, and no request fails`,
    { timeout: 300_000 },
    async (many) => {
      const added = await addHolders(server.database.url, {
        groups: rounds,
        rightsPerGroup: 1,
        stock,
        holders: many,
      });
      for (let round = 0; round < rounds; round += 1) {
        const claim = claimAt(added, round);
        const answers = await Promise.all(
          added.holders.map((_holder, at) => claim(at, `rush-${round}-${at}`)),
        );
        expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(stock);
        const others = answers.filter(({ envelope }) => !envelope.success);
        expect(
          others.filter(
            ({ status, envelope }) =>
              status !== 200 || envelope.code !== '0' || !/已领完/.test(envelope.message),
          ),
        ).toEqual([]);
        expect(new Set(answers.map(({ envelope }) => envelope.data?.claimId)).size).toBe(
          many > stock ? stock + 1 : stock,
        );
      }
      expect(await brokenInvariants(server.db, added.productId)).toEqual([]);
    },
  );

  it(
    `${buyers} units, ${buyers} subscribers, every fifth claims twice: each has one, and both requests get the same claim (L3)`,
    { timeout: 300_000 },
    async () => {
      const added = await addHolders(server.database.url, {
        groups: 1,
        rightsPerGroup: 1,
        stock: buyers,
        holders: buyers,
      });
      const claim = claimAt(added, 0);
      const taps = added.holders.flatMap((_holder, at) => (at % 5 === 0 ? [at, at] : [at]));
      const answers = await Promise.all(
        taps.map(async (who, at) => ({ who, ...(await claim(who, `tap-${at}-of-${who}`)).envelope })),
      );
      expect(answers.filter(({ success }) => !success)).toEqual([]);
      const claimsOf = Map.groupBy(answers, ({ who }) => who);
      expect(
        [...claimsOf.values()].every((each) => new Set(each.map(({ data }) => data.claimId)).size === 1),
      ).toBe(true);
      expect(new Set(answers.map(({ data }) => data.claimId)).size).toBe(buyers);
      expect(await brokenInvariants(server.db, added.productId)).toEqual([]);
    },
  );
});
